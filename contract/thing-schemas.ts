import { z } from 'zod';
import {
  changes,
  itemLimit,
  listItem,
  optionalPlace,
  optionalText,
  optionalTextBlock,
  optionalWebAddress,
  requiredEmail,
  requiredId,
  requiredLines,
  requiredPhone,
  requiredText,
  requiredWebAddress,
  writtenPlace,
} from '#contract/fields';
import { digitsOf, identifierMin } from '#contract/plain/field-rules';
import { messages } from '#contract/plain/messages';
import {
  type Field,
  type ListField,
  type Readers,
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

/** A code of a choice; nothing, or '', is no code. */
const codeOf = ({ choices = {} }: Rule) => z.enum([...Object.keys(choices), '']).nullish();

/** A choice that is changed to nothing takes no preset: it is required. */
const changedChoice = (rule: Rule) =>
  codeOf(rule)
    .transform((value) => value ?? '')
    .pipe(z.string().min(1, messages['field.required']));

const unlimited = ({ kind }: Rule): never => {
  throw new Error(`A field of kind ${kind} needs a limit.`);
};

/** The schema of a rule, by its kind. */
const schemas: Record<RuleKind, (rule: Rule) => z.ZodType> = {
  text: (rule) => (rule.isRequired ? requiredText : optionalText)(rule.max ?? unlimited(rule)),
  lines: (rule) => (rule.isRequired ? requiredLines : optionalTextBlock)(rule.max ?? unlimited(rule)),
  link: (rule) => (rule.isRequired ? requiredWebAddress : optionalWebAddress)(rule.max ?? unlimited(rule)),
  place: () => optionalPlace,
  email: () => requiredEmail(),
  phone: () => requiredPhone,
  rut: () => rutSchema,
  id: ({ isRequired }) => (isRequired ? requiredId : optionalId),
  choice: (rule) => codeOf(rule).transform((value) => value || rule.preset),
  flag: ({ preset }) => z.boolean().default(preset as boolean),
};

/** An input that may be absent or null; the rule then refuses at the field. */
type Entry<V> = z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodType<V, V>>>, z.ZodType<V, V>>;
type Entered<F extends Field> = {
  [One in Exclude<F, { from: object }> as One['name']]: Entry<ValueOf<One>>;
};
type MayBeNull = { mayLack: true } | { readBy: Readers };
type Stored<F extends Field> = {
  [One in F as One['name']]: z.ZodType<One extends MayBeNull ? ValueOf<One> | null : ValueOf<One>>;
};

/** Input schemas of the writable fields. Each refuses with a sentence for its field. */
export const enteredShape = <F extends Field>(fields: readonly F[]) =>
  Object.fromEntries(writable(fields).map(({ name, rule }) => [name, schemas[rule.kind](rule)])) as Entered<F>;

const storedValues: Partial<Record<RuleKind, z.ZodType>> = { id: z.number(), flag: z.boolean() };

const storedSchema = ({ rule: { kind, isRequired, preset }, mayLack, readBy }: Field): z.ZodType => {
  const value = storedValues[kind] ?? z.string();
  const isThere = (isRequired && !mayLack) || preset !== undefined;
  return isThere && !readBy ? value : value.nullable();
};

/** Answer schemas of the fields; null to callers who may not read one. */
const storedShape = <F extends Field>(fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field.name, storedSchema(field)])) as Stored<F>;

/** An item of a list as it is entered, with whether it is to be the default. */
export const itemShape = <F extends Field>(fields: readonly F[]) => ({
  ...enteredShape(fields),
  isDefault: z.boolean().optional(),
});

const changedRules: Partial<Record<RuleKind, (rule: Rule) => z.ZodType>> = {
  // One that cannot be read may stay: `server/thing-lists.ts` refuses another.
  place: () => writtenPlace,
  choice: changedChoice,
};

/** The same of a stored item. */
export const changedItemShape = <F extends Field>(fields: readonly F[]): ReturnType<typeof itemShape<F>> => ({
  ...itemShape(fields),
  ...Object.fromEntries(
    writable(fields).flatMap(({ name, rule }) => {
      const schemaOf = changedRules[rule.kind];
      return schemaOf ? [[name, schemaOf(rule)]] : [];
    }),
  ),
});

/** An item of a list as it is answered. */
export const storedItem = <F extends Field>(fields: readonly F[]) =>
  z.object({ id: z.number(), ...storedShape(fields), isDefault: z.boolean() });

/** The shape of a list's items, and the schema of those that are stored. */
type Item<L extends ListField> = ReturnType<typeof itemShape<L['fields'][number]>>;
type StoredItems<L extends ListField> = z.ZodArray<ReturnType<typeof storedItem<L['fields'][number]>>>;

/** A schema for each list, by its name. */
type NewLists<L extends ListField> = {
  [One in L as One['name']]: z.ZodDefault<z.ZodArray<z.ZodObject<Item<One>>>>;
};
type EditedLists<L extends ListField> = {
  [One in L as One['name']]: z.ZodOptional<z.ZodArray<ReturnType<typeof listItem<Item<One>>>>>;
};
type StoredLists<L extends ListField> = {
  [One in L as One['name']]: One extends { readBy: Readers } ? z.ZodNullable<StoredItems<One>> : StoredItems<One>;
};

const ofLists = (lists: readonly ListField[], schemaOf: (list: ListField) => z.ZodType) =>
  Object.fromEntries(lists.map((list) => [list.name, schemaOf(list)]));

/** So many edits of a list at once: a merge may make one of two full ones, and an item that moves is taken out and put in. */
const editsMost = 4 * itemLimit;

/** The lists of a new thing. */
export const newLists = <L extends ListField>(lists: readonly L[]) =>
  ofLists(lists, ({ fields }) =>
    z
      .array(z.object(itemShape(fields)))
      .max(itemLimit)
      .default([]),
  ) as NewLists<L>;

/** Edits of lists (decisions W5). */
export const listEdits = <L extends ListField>(lists: readonly L[]) =>
  ofLists(lists, ({ fields }) =>
    z
      .array(listItem(itemShape(fields), changedItemShape(fields)))
      .max(editsMost)
      .optional(),
  ) as EditedLists<L>;

/** Lists as they are answered; null to those who may not read them. */
const storedLists = <L extends ListField>(lists: readonly L[]) =>
  ofLists(lists, ({ fields, readBy }) => {
    const items = z.array(storedItem(fields));
    return readBy ? items.nullable() : items;
  }) as StoredLists<L>;

/** A thing as it is answered, with its lists. */
export const storedThing = <F extends readonly Field[], L extends readonly ListField[]>({
  fields,
  lists,
}: Thing<F, L>) => z.object({ id: z.number(), ...storedShape<F[number]>(fields), ...storedLists<L[number]>(lists) });

/** Schema of an update to a thing's fields. */
export const thingChanges = <F extends readonly Field[]>({ fields }: Thing<F>) => {
  const choices = fields.filter(({ rule }) => rule.kind === 'choice');
  const changed = Object.fromEntries(choices.map(({ name, rule }) => [name, changedChoice(rule)]));
  return changes({ ...enteredShape<F[number]>(fields), ...changed } as Entered<F[number]>);
};
