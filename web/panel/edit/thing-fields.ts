import { z } from 'zod';
import { type Field, type ListField, namesOf, type RuleKind, type Thing, writable } from '#contract/plain/thing';
import { changedItemShape, enteredShape } from '#contract/thing-schemas';
import type { Choice, EditField, ItemColumn, Named, Values } from './fields.ts';
import { itemWords } from './item-words.ts';
import { namedThings } from './named-things.ts';
import { pictureNames, pictureRowEdits } from './picture-rows.ts';
import { RutNote } from './rut-note.tsx';

type Given = {
  /** The thing as it is stored: what its reader may not read is null, and not shown. Without it a new one is made. */
  stored?: Values | undefined;
  /** Whether a list of a new thing is left out. */
  isLeftOut?: (list: ListField) => boolean;
  /** Values of a list's new item, where they differ from its rules' presets. */
  blanks?: Readonly<Record<string, Values>>;
  /** Fields that stay as they are, each with a sentence that says why. */
  fixed?: Readonly<Record<string, string>>;
};

/** The fields of the dialog that adds or changes a thing, all of them from its declaration. */
export const thingFields = (thing: Thing, { stored, isLeftOut, blanks = {}, fixed = {} }: Given = {}): EditField[] => {
  const rules: Readonly<Record<string, z.ZodType>> = enteredShape(thing.fields);
  const own = writable(thing.fields).map((field): EditField => {
    // A stored thing may lack it: then it may go on lacking it.
    const isLacking = field.mayLack === true && stored !== undefined && (stored[field.name] ?? null) === null;
    const rule = rules[field.name] ?? z.unknown();
    return {
      ...controlOf(field, thing.fields),
      name: field.name,
      label: field.label,
      rule: isLacking ? rule.nullable() : rule,
      isRequired: field.rule.isRequired === true && !isLacking,
      isHalf: field.rule.kind !== 'lines',
      ...(field.rule.kind === 'rut' && { Note: RutNote }),
      ...(fixed[field.name] !== undefined && { isFixed: true, about: fixed[field.name] }),
    };
  });
  const lists = thing.lists.filter((list) => (stored ? (stored[list.name] ?? null) !== null : !isLeftOut?.(list)));
  return [...own, ...lists.map((list) => listField(list, blanks[list.name]))];
};

/** The thing that a field names, by the table that has it; undefined where it is a value of its own. */
const namedBy = (field: Field, fields: readonly Field[]): Named | undefined => {
  const names = namesOf(field, fields);
  const [first] = names;
  if (!first?.from) return undefined;
  return {
    of: first.from.table,
    names: names.map(({ name, from }) => ({ name, column: from?.column ?? '' })),
  };
};

const keys = { phone: 'tel', email: 'email', rut: 'numeric' } as const;
const keysOf = (kind: RuleKind): { inputMode?: 'tel' | 'email' | 'numeric' } =>
  Object.hasOwn(keys, kind) ? { inputMode: keys[kind as keyof typeof keys] } : {};
const choicesOf = ({ rule }: Field): Choice[] =>
  Object.entries(rule.choices ?? {}).map(([value, label]) => ({ value, label }));

/** The control of a field, by its rule. */
const controlOf = (field: Field, fields: readonly Field[]) => {
  const named = namedBy(field, fields);
  if (named) return { kind: 'named', named } as const;
  const { kind } = field.rule;
  if (kind === 'id') throw new Error(`Nothing says what ${field.name} is called.`);
  if (kind === 'choice') return { kind, choices: choicesOf(field) } as const;
  if (kind === 'lines') return { kind } as const;
  if (kind === 'link') return { kind } as const;
  if (kind === 'flag') return { kind: 'switch' } as const;
  return { kind: 'text', ...keysOf(kind) } as const;
};

/** The column of a field in a list that is edited item by item. */
const columnFor = (field: Field, fields: readonly Field[]): ItemColumn => {
  const { name, label } = field;
  const control = controlOf(field, fields);
  if (control.kind === 'switch') throw new Error(`A list has no switch for ${name}.`);
  return control.kind === 'link' ? { name, label, kind: 'text', isLink: true } : { name, label, ...control };
};

/** A field's value in a new item. */
const blankOf = (field: Field, fields: readonly Field[]) => {
  const named = namedBy(field, fields);
  return named ? (namedThings[named.of]?.preset ?? null) : (field.rule.preset ?? '');
};

const listField = (list: ListField, blank: Values = {}): EditField => {
  const { name, label, fields } = list;
  const pictures = pictureNames(list);
  if (pictures)
    return {
      name,
      label,
      kind: 'pictures',
      about: 'La primera es la principal.',
      rule: z.array(z.object({ id: z.number() })),
      edits: pictureRowEdits(pictures),
    };
  const entered = writable(fields);
  return {
    name,
    label,
    kind: 'items',
    columns: entered.map((field) => columnFor(field, fields)),
    addLabel: `Agregar ${entered[0]?.label.toLowerCase() ?? ''}`,
    blank: { ...Object.fromEntries(entered.map((field) => [field.name, blankOf(field, fields)])), ...blank },
    words: (item) => itemWords(fields, item),
    // The shop knows what is stored: it says where a place is none.
    rule: z.array(z.object(changedItemShape(fields))),
  };
};
