import type { z } from 'zod';
import { sentence } from '#contract/plain/messages';
import { Refusal } from '#server/refusal';

const shapeCodes = new Set([
  'invalid_type',
  'invalid_union',
  'invalid_value',
  'unrecognized_keys',
  'invalid_key',
  'invalid_element',
]);

// Beyond what a number holds exactly it is no integer, whatever limits its field has.
const isNoInteger = (issue: z.core.$ZodIssue) =>
  (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int';

const isOfShape = (issue: z.core.$ZodIssue) =>
  shapeCodes.has(issue.code) || isNoInteger(issue) || (issue.code === 'custom' && issue.params?.shape === true);

// A form knows "phones.0.phone" of {user: {…}, person: {phones: […]}}; of parms it knows the field's own name, and where in
// its value something stands: "branches.1.phone".
const fieldName = (path: PropertyKey[], input: unknown) => {
  const [first, ...rest] = path.map(String);
  if (first === 'parms') {
    const [name = first, , ...inside] = rest;
    return [name, ...inside].join('.');
  }
  const top = (input as Record<string, unknown> | null)?.[first ?? ''];
  const isEntity = typeof top === 'object' && top !== null && !Array.isArray(top);
  return (isEntity && rest.length > 0 ? rest : path.map(String)).join('.');
};

/** The sentence of a list that is too long, where its schema has none of its own. */
const error: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'too_big' && issue.origin === 'array'
    ? sentence('child.tooMany', { max: Number(issue.maximum) })
    : undefined;

/** The input after its schema. Throws a 400 where the shape is wrong, else a 422 with the fields. */
export const parseInput = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const result = schema.safeParse(input, { error });
  if (result.success) return result.data;
  const wrong = result.error.issues.find(isOfShape);
  if (wrong) throw new Refusal('call.shape', { path: wrong.path.join('.') || '{}' });
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[fieldName(issue.path, input)] ??= issue.message;
  throw new Refusal('call.fields', {}, { fields });
};
