/** The units in a name: a pack is called as its single is, and ends in its units. */
type PackName = { single: string; units: number };

// Only 'x 10' at its end says nothing: it may as well be a measure, as of a screw of 'M3 x 10'.
const ends: readonly RegExp[] = [
  /[ ,-]*\((?:pack|paquete|bolsa)?\s*(?:x|de|por)\s?(\d{1,5})(?: ?(?:u|un|unid|unidades)\.?)?\)$/i,
  /[ ,-]*\(?(?:pack|paquete|bolsa) (?:x|de|por) ?(\d{1,5})(?: ?(?:u|un|unid|unidades)\.?)?\)?$/i,
  /[ ,-]*\(?\b(\d{1,5}) (?:u\.|un\.|unid\.|unidades)\)?$/i,
];

/** A name without what it says of a pack. */
export const packName = (name: string): PackName => {
  const whole = name.trim();
  for (const end of ends) {
    const found = end.exec(whole);
    const units = Number(found?.[1]);
    if (found && found.index > 0 && units > 1) return { single: whole.slice(0, found.index), units };
  }
  return { single: whole, units: 1 };
};

const alike = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ');

/** Those things of one brand and category that are `own` in another quantity, fewest first. */
export const packsAmong = <T extends { name: string }>(own: T, others: readonly T[]): (T & { units: number })[] => {
  const { single: ownSingle, units: ownUnits } = packName(own.name);
  return others
    .map((thing) => ({ thing, ...packName(thing.name) }))
    .filter(({ single, units }) => alike(single) === alike(ownSingle) && units !== ownUnits)
    .map(({ thing, units }) => ({ ...thing, units }))
    .toSorted((a, b) => a.units - b.units);
};
