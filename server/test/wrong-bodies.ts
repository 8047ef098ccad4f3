import { z } from 'zod';
import type { Call } from '#contract/call';
import { requestToWire } from '#contract/wire';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};
type Json = Record<string, unknown>;

/** A body in wire names that has the call's shape; texts are short, numbers 1. */
export const rightBody = (path: string, call: Call): Json => {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return requestToWire(path, example(schema) as Json);
};

const example = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return example(choice);
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, example(one)]));
  }
  if (schema.type === 'array') return schema.items ? [example(schema.items)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  return schema.type === 'string' ? '00000000-0000-4000-8000-000000000001' : null;
};

/** Where in a body something stands: ['order', 'Items', 0, 'Code']. */
type Place = (string | number)[];

export const places = (value: unknown, at: Place = []): Place[] => {
  if (Array.isArray(value)) return [at, ...value.flatMap((item, index) => places(item, [...at, index]))];
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, item]) => places(item, [...at, name]))];
};

/** The body with another value at a place; `undefined` leaves the key out. */
export const withValue = (body: unknown, [first, ...rest]: Place, value: unknown): unknown => {
  if (first === undefined) return value;
  if (Array.isArray(body)) return body.map((item, index) => (index === first ? withValue(item, rest, value) : item));
  const copy = { ...(body as Json) };
  const changed = withValue(copy[first], rest, value);
  if (changed === undefined) delete copy[first];
  else copy[first] = changed;
  return copy;
};

export const valueAt = (body: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], body);
