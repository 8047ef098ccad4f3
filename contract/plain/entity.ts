// The parts of a table of wire names (decisions W3): entity × field × name on the wire.

/** A field's wire name, with the entity of its value or with what its value is. */
export type Field = string | { wire: string; of?: Entity; is?: 'money' };
export type Entity = Record<string, Field>;

export const wireName = (field: Field): string => (typeof field === 'string' ? field : field.wire);

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

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

/** Names that are the same on both sides. */
export const same = (names: string): Entity => Object.fromEntries(names.split(' ').map((name) => [name, name]));
