/** Cubes and tokens that are all alike have no names. To be seen to move each gets a number here and keeps it: one that
 * leaves a place is the one that arrives at another. */
export class Followed {
  /** By number, the place it is at; empty if it is nowhere. */
  private places: string[] = [];

  /** The numbers at each place, if so many are there now. */
  at(counts: Record<string, number>): Record<string, number[]> {
    const found: Record<string, number[]> = Object.fromEntries(Object.keys(counts).map((place) => [place, []]));
    const loose: number[] = [];
    this.places.forEach((place, number) => {
      if ((found[place]?.length ?? 0) < (counts[place] ?? 0)) found[place]!.push(number);
      else loose.push(number);
    });
    for (const [place, count] of Object.entries(counts)) {
      while (found[place]!.length < count) found[place]!.push(loose.shift() ?? this.places.push("") - 1);
    }
    this.places.fill("");
    for (const [place, numbers] of Object.entries(found)) for (const number of numbers) this.places[number] = place;
    return found;
  }
}
