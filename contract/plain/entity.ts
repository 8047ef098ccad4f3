// The parts of a table of wire names (decisions W3): entity × field × name on the wire.

/** A field's wire name, with the entity of its value or with what its value is. */
export type Field = string | { wire: string; of?: Entity; is?: 'money' };
export type Entity = Record<string, Field>;

export const wireName = (field: Field): string => (typeof field === 'string' ? field : field.wire);

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Own fields, parted by blanks, carry the prefix; `more` names foreign keys and children. */
export const entity = (prefix: string, own: string, more: Entity = {}): Entity => ({
  ...Object.fromEntries(
    own
      .split(' ')
      .filter(Boolean)
      .map((name) => [name, prefix + capital(name)]),
  ),
  ...more,
});
export const money = (wire: string): Field => ({ wire, is: 'money' });
export const list = (wire: string, of: Entity): Field => ({ wire, of });

/** Names that each item of an editable list carries. */
export const mode = { id: 'Id', mode: 'BCMode', isDefault: 'IsDefault' };

/** The plain name of what an editor saw of an item's field (decisions W5). */
export const seenName = <N extends string>(name: N) => `seen${capital(name)}` as `seen${Capitalize<N>}`;

/** Names of what was seen of these fields: `PePhone_Z` beside `PePhone`. */
export const seen = (fields: Entity): Entity =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [seenName(name), `${wireName(field)}_Z`]));

/** Names that are the same on both sides. */
export const same = (names: string): Entity => Object.fromEntries(names.split(' ').map((name) => [name, name]));
