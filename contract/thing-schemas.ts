import { z } from 'zod';
import {
  changes,
  itemLimit,
  listItem,
  optionalLink,
  optionalText,
  optionalTextBlock,
  requiredEmail,
  requiredId,
  requiredLines,
  requiredLink,
  requiredPhone,
  requiredText,
} from '#contract/fields';
import { digitsOf, identifierMin } from '#contract/plain/field-rules';
import { messages } from '#contract/plain/messages';
import {
  type Field,
  type ListField,
  type Rule,
  type RuleKind,
  type Thing,
  type ValueOf,
  writable,
} from '#contract/plain/thing';

/** A RUT has at least twelve digits; other signs are dropped. */
const rutSchema = requiredText(40)
  .transform(digitsOf)
  .pipe(z.string().min(identifierMin, messages['field.identifier']).max(20, messages['field.identifier']));

const optionalId = z
  .number()
  .int()
  .max(Number.MAX_SAFE_INTEGER)
  .nullish()
  .transform((value) => (value && value > 0 ? value : null));

const unlimited = ({ kind }: Rule): never => {
  throw new Error(`A field of kind ${kind} needs a limit.`);
};

/** The schema of a rule, by its kind. */
const schemas: Record<RuleKind, (rule: Rule) => z.ZodType> = {
  text: (rule) => (rule.isRequired ? requiredText : optionalText)(rule.max ?? unlimited(rule)),
  lines: (rule) => (rule.isRequired ? requiredLines : optionalTextBlock)(rule.max ?? unlimited(rule)),
  link: (rule) => (rule.isRequired ? requiredLink : optionalLink)(rule.max ?? unlimited(rule)),
  email: () => requiredEmail(),
  phone: () => requiredPhone,
  rut: () => rutSchema,
  id: ({ isRequired }) => (isRequired ? requiredId : optionalId),
  choice: ({ choices = {}, preset }) => z.enum(Object.keys(choices)).default(preset as string),
};

/** What may be left out, or null: the rule says so at the field. */
type Entry<V> = z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodType<V, V>>>, z.ZodType<V, V>>;
type Entered<F extends Field> = {
  [One in Exclude<F, { from: object }> as One['name']]: Entry<ValueOf<One>>;
};
type Stored<F extends Field> = {
  [One in F as One['name']]: z.ZodType<One extends { mayLack: true } ? ValueOf<One> | null : ValueOf<One>>;
};

/** What somebody enters of these fields. Each schema refuses with a sentence for its field. */
export const enteredShape = <F extends Field>(fields: readonly F[]) =>
  Object.fromEntries(writable(fields).map(({ name, rule }) => [name, schemas[rule.kind](rule)])) as Entered<F>;

const storedSchema = ({ rule: { kind, isRequired, preset }, mayLack }: Field): z.ZodType => {
  const value = kind === 'id' ? z.number() : z.string();
  return (isRequired && !mayLack) || preset !== undefined ? value : value.nullable();
};

/** What is answered of these fields. */
export const storedShape = <F extends Field>(fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field.name, storedSchema(field)])) as Stored<F>;

/** An item of a list as it is entered, with whether it is to be the default. */
export const itemShape = <F extends Field>(fields: readonly F[]) => ({
  ...enteredShape(fields),
  isDefault: z.boolean().optional(),
});

/** An item of a list as it is answered. */
export const storedItem = <F extends Field>(fields: readonly F[]) =>
  z.object({ id: z.number(), ...storedShape(fields), isDefault: z.boolean() });

type StoredList<L extends ListField> = z.ZodArray<ReturnType<typeof storedItem<L['fields'][number]>>>;
type Lists<L extends ListField, K extends 'new' | 'edits' | 'stored'> = {
  [One in L as One['name']]: K extends 'new'
    ? z.ZodDefault<z.ZodArray<z.ZodObject<ReturnType<typeof itemShape<One['fields'][number]>>>>>
    : K extends 'edits'
      ? z.ZodOptional<z.ZodArray<ReturnType<typeof listItem<ReturnType<typeof itemShape<One['fields'][number]>>>>>>
      : One extends { readBy: string }
        ? z.ZodNullable<StoredList<One>>
        : StoredList<One>;
};

const ofLists = (lists: readonly ListField[], schemaOf: (list: ListField) => z.ZodType) =>
  Object.fromEntries(lists.map((list) => [list.name, schemaOf(list)]));

/** The lists of a new thing. */
export const newLists = <L extends ListField>(lists: readonly L[]) =>
  ofLists(lists, ({ fields }) =>
    z
      .array(z.object(itemShape(fields)))
      .max(itemLimit)
      .default([]),
  ) as Lists<L, 'new'>;

/** Edits of lists (decisions W5). */
export const listEdits = <L extends ListField>(lists: readonly L[]) =>
  ofLists(lists, ({ fields }) =>
    z
      .array(listItem(itemShape(fields)))
      .max(itemLimit)
      .optional(),
  ) as Lists<L, 'edits'>;

/** Lists as they are answered; null to those who may not read them. */
export const storedLists = <L extends ListField>(lists: readonly L[]) =>
  ofLists(lists, ({ fields, readBy }) => {
    const items = z.array(storedItem(fields));
    return readBy ? items.nullable() : items;
  }) as Lists<L, 'stored'>;

/** A thing as it is answered, with its lists. */
export const storedThing = <F extends readonly Field[], L extends readonly ListField[]>({
  fields,
  lists,
}: Thing<F, L>) => z.object({ id: z.number(), ...storedShape<F[number]>(fields), ...storedLists<L[number]>(lists) });

/** What an update may change of a thing's fields. */
export const thingChanges = <F extends readonly Field[]>({ fields }: Thing<F>) =>
  changes(enteredShape<F[number]>(fields));
