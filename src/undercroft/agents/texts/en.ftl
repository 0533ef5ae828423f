hint-only = { $choice } is all there is to do. Your chances are about { $percent }%.
hint-first = { $choice }, though I looked at nothing else. Your chances are about { $percent }%.
hint-close = { $choice }, but others are as good. Your chances are about { $percent }%.
hint-clear = { $choice }. It gives you about { $percent }%, some { $gain } points more than the next best.
hint-ahead = { $choice } keeps you ahead: about { $percent }%, some { $gain } points more than the next best.
hint-behind = { $choice }. You are behind; it still gives you about { $percent }%, some { $gain } points more than the next best.
hint-course = What I expect next: { $steps }.
