import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call';
import { contract } from '#contract/contract';
import { callNames } from '#contract/names';
import { type Entity, entity, list } from '#contract/plain/entity';
import { messages, sentence } from '#contract/plain/messages';

type Schema = {
  properties?: Record<string, Schema>;
  /** The keys of a record, and what stands at each. */
  propertyNames?: { enum?: string[] };
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
};

const calls = Object.entries(contract) as [string, Call][];
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;

/** A record of free keys has none that a table could name. */
const propertiesOfRecord = ({ propertyNames, additionalProperties }: Schema): Record<string, Schema> => {
  const value = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.fromEntries((propertyNames?.enum ?? ['(free keys)']).map((key) => [key, value]));
};

/** Every object a schema may hold at its top, through lists and alternatives. */
const objects = (schema: Schema): Schema[] => [
  ...(schema.properties ? [schema] : []),
  ...(schema.propertyNames ? [{ properties: propertiesOfRecord(schema) }] : []),
  ...[schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => (part ? objects(part) : [])),
];

const unnamed = (schema: Schema, entity: Entity, trail: string): string[] =>
  objects(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const field = entity[name];
      if (field === undefined) return [`${trail}.${name}`];
      if (typeof field === 'object' && field.of) return unnamed(property, field.of, `${trail}.${name}`);
      return objects(property).length > 0 ? [`${trail}.${name} is a child without names`] : [];
    }),
  );

describe('the wire table and the schemas', () => {
  test.each(calls)('of %s name the same fields', (path, call) => {
    const { in: given = {}, out = {} } = callNames[path] ?? {};
    const input = schemaOf(call.input, 'input').properties ?? {};
    const output = schemaOf(call.output, 'output').properties ?? {};
    for (const key of Object.keys(given).filter((name) => name !== 'parms')) expect(input).toHaveProperty(key);
    for (const [key, entity] of Object.entries(given)) {
      const schema = input[key] ?? {};
      const fields =
        key === 'parms'
          ? { properties: Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, {}])) }
          : schema;
      expect(unnamed(fields, entity, key)).toEqual([]);
    }
    for (const [key, entity] of Object.entries(out)) expect(unnamed(output[key] ?? {}, entity, key)).toEqual([]);
  });

  test('name the keys of a record', () => {
    const accounts = schemaOf(z.object({ accounts: z.partialRecord(z.enum(['A', 'B']), z.string()) }), 'output');
    const names = { accounts: list('Accounts', entity('Account', 'A')) };
    expect(unnamed(accounts, names, 'data')).toEqual(['data.accounts.B']);
    const free = schemaOf(z.object({ accounts: z.record(z.string(), z.string()) }), 'output');
    expect(unnamed(free, names, 'data')).toEqual(['data.accounts.(free keys)']);
  });

  test('speak only of calls that exist', () => {
    expect(Object.keys(callNames).filter((path) => !(path in contract))).toEqual([]);
  });
});

test('a sentence fills in its details', () => {
  expect(sentence('order.noStock', { names: 'Placa UNO' })).toBe('No hay stock suficiente de Placa UNO');
  expect(sentence('field.required')).toBe(messages['field.required']);
});
