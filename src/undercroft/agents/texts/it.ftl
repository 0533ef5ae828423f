hint-only = { $choice } è tutto ciò che si può fare. Le tue possibilità sono circa il { $percent }%.
hint-first = { $choice }, ma non ho guardato altro. Le tue possibilità sono circa il { $percent }%.
hint-close = { $choice }, ma altre scelte valgono altrettanto. Le tue possibilità sono circa il { $percent }%.
hint-clear = { $choice }. Ti dà circa il { $percent }%, circa { $gain } punti più della scelta seguente.
hint-ahead = { $choice } ti tiene in vantaggio: circa il { $percent }%, circa { $gain } punti più della scelta seguente.
hint-behind = { $choice }. Sei in svantaggio; ti dà ancora circa il { $percent }%, circa { $gain } punti più della scelta seguente.
hint-course = Che cosa mi aspetto poi: { $steps }.
