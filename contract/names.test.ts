import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call';
import { contract } from '#contract/contract';
import { callNames } from '#contract/names';
import type { Entity } from '#contract/plain/entity';
import { messages, sentence } from '#contract/plain/messages';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
};

const calls = Object.entries(contract) as [string, Call][];
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;

/** Every object a schema may hold at its top, through lists and alternatives. */
const objects = (schema: Schema): Schema[] => [
  ...(schema.properties ? [schema] : []),
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

  test('speak only of calls that exist', () => {
    expect(Object.keys(callNames).filter((path) => !(path in contract))).toEqual([]);
  });
});

test('a sentence fills in its details', () => {
  expect(sentence('order.noStock', { names: 'Placa UNO' })).toBe('No hay stock suficiente de Placa UNO');
  expect(sentence('field.required')).toBe(messages['field.required']);
});
