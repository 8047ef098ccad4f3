import { callNames } from '#contract/names';
import { conflict } from '#contract/orders.names';
import { type Entity, type Field, wireName } from '#contract/plain/entity';

// The wire's dialect (decisions W3–W5) is spoken here alone: prefixes, FilterKey, ParmKey, _Z, BCMode.
// Anything without the wire's shape is passed on as it came, so that the call's schema refuses it.

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fromMoney = (value: unknown) => {
  if (typeof value !== 'number') return value;
  const cents = Math.round(value * 100);
  return Math.abs(value * 100 - cents) < 1e-4 ? cents : value * 100;
};
const toMoney = (value: unknown) => (typeof value === 'number' ? value / 100 : value);

const plainNames = new Map<Entity, Map<string, string>>();
const plainName = (entity: Entity, wire: string) => {
  let names = plainNames.get(entity);
  if (!names) {
    names = new Map(Object.entries(entity).map(([plain, field]) => [wireName(field), plain]));
    plainNames.set(entity, names);
  }
  return names.get(wire);
};

const valueToPlain = (field: Field, value: unknown) => {
  if (typeof field === 'string') return value;
  if (field.is === 'money') return fromMoney(value);
  return field.of ? toPlain(field.of, value) : value;
};

/** An entity, or a list of it, from wire names to plain ones. Unknown names are dropped. */
export const toPlain = (entity: Entity, value: unknown): unknown => {
  // A list inside a list is no entity; to follow it down would leave the depth to whoever sends it.
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? item : toPlain(entity, item)));
  if (!isObject(value)) return value;
  const plain: Json = {};
  for (const [wire, content] of Object.entries(value)) {
    const name = plainName(entity, wire);
    const field = name === undefined ? undefined : entity[name];
    if (name !== undefined && field !== undefined) plain[name] = valueToPlain(field, content);
  }
  return plain;
};

/** An entity, or a list of it, from plain names to wire ones. */
export const toWire = (entity: Entity, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => toWire(entity, item));
  if (!isObject(value)) return value;
  const wire: Json = {};
  for (const [name, content] of Object.entries(value)) {
    const field = Object.hasOwn(entity, name) ? entity[name] : undefined;
    if (field === undefined || content === undefined) continue;
    if (typeof field === 'string') wire[field] = content;
    else if (field.is === 'money') wire[field.wire] = toMoney(content);
    else wire[field.wire] = field.of ? toWire(field.of, content) : content;
  }
  return wire;
};

/** Writes one field of an entity as a member of its JSON object on the wire; for texts that are put together of parts. */
export const memberOf = (entity: Entity, name: string): ((value: unknown) => string) => {
  const field = entity[name];
  if (field === undefined) throw new Error(`${name} is no field of the entity.`);
  const key = `${JSON.stringify(wireName(field))}:`;
  const isMoney = typeof field === 'object' && field.is === 'money';
  return (value) => key + JSON.stringify(isMoney ? toMoney(value) : value);
};

/** [{FilterKey, FilterValue}] → {key: value}; a key given twice is not a filter list. */
const filtersToPlain = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value === undefined ? undefined : [value];
  const plain: Json = Object.create(null);
  for (const item of value) {
    if (!isObject(item) || typeof item.FilterKey !== 'string' || item.FilterKey in plain) return value;
    plain[item.FilterKey] = item.FilterValue;
  }
  return { ...plain };
};
const filtersToWire = (value: Json) =>
  Object.entries(value)
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) => ({ FilterKey: name, FilterValue: content }));

/** [{ParmKey, ParmValue, ParmValue_Z}] → {field: {value, before}}. */
const changesToPlain = (entity: Entity, value: unknown): unknown => {
  if (!Array.isArray(value)) return value === undefined ? undefined : [value];
  const plain: Json = Object.create(null);
  for (const item of value) {
    if (!isObject(item) || typeof item.ParmKey !== 'string') return value;
    // A name that the wire does not know stays none, also where a plain field is called so.
    const name = plainName(entity, item.ParmKey) ?? `(${item.ParmKey})`;
    if (name in plain) return value;
    const field = entity[name] ?? name;
    plain[name] = { value: valueToPlain(field, item.ParmValue), before: valueToPlain(field, item.ParmValue_Z) };
  }
  return { ...plain };
};
const changesToWire = (entity: Entity, value: Json) =>
  Object.entries(value).map(([name, change]) => {
    const { value: after, before } = change as { value: unknown; before: unknown };
    const wire = toWire(entity, { [name]: after }) as Json;
    const [key = name] = Object.keys(wire);
    return {
      ParmKey: key,
      ParmValue: after === undefined ? null : wire[key],
      ParmValue_Z: (toWire(entity, { [name]: before ?? null }) as Json)[key],
    };
  });

/** A request's body from the wire to the plain input of its call. */
export const requestToPlain = (path: string, body: unknown): unknown => {
  if (!isObject(body)) return body;
  const { in: names = {}, keys = {} } = callNames[path] ?? {};
  const plainKeys = new Map(Object.entries(keys).map(([plain, wire]) => [wire, plain]));
  return Object.fromEntries(
    Object.entries(body).map(([sent, value]) => {
      const key = plainKeys.get(sent) ?? sent;
      const entity = Object.hasOwn(names, key) ? names[key] : undefined;
      if (key === 'filters') return [key, filtersToPlain(value)];
      if (key === 'parms' && entity) return [key, changesToPlain(entity, value)];
      return [key, entity ? toPlain(entity, value) : value];
    }),
  );
};

/** The plain input of a call to the request's body on the wire. */
export const requestToWire = (path: string, input: Json): Json => {
  const { in: names = {}, keys = {} } = callNames[path] ?? {};
  const wireKeys = new Map(Object.entries(keys));
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => {
        const entity = Object.hasOwn(names, key) ? names[key] : undefined;
        if (key === 'filters' && isObject(value)) return [key, filtersToWire(value)];
        if (key === 'parms' && entity && isObject(value)) return [key, changesToWire(entity, value)];
        return [wireKeys.get(key) ?? key, entity ? toWire(entity, value) : value];
      }),
  );
};

const answer = (path: string, body: Json, turn: (entity: Entity, value: unknown) => unknown) => {
  const names = callNames[path]?.out ?? {};
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const entity = Object.hasOwn(names, key) ? names[key] : undefined;
      return [key, entity ? turn(entity, value) : value];
    }),
  );
};

/** The plain answer of a call (`data` and what stands beside it) to the wire. */
export const answerToWire = (path: string, body: Json): Json => answer(path, body, toWire);

/** An answer's keys from the wire to plain names. */
export const answerToPlain = (path: string, body: Json): Json => answer(path, body, toPlain);

/** Conflicts of an order's 409, from the wire; no body is an empty list. */
export const conflictsToPlain = (sent: unknown): unknown => toPlain(conflict, sent ?? []);
