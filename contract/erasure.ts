import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { id, requiredText } from '#contract/fields';

/** A reason why somebody cannot be erased now; `number` is that of an order, `toCompanyId` its company where it is of the site that is asked. */
const bar = z.object({ number: z.number().nullable(), sentence: z.string(), toCompanyId: z.number().nullable() });
export type Bar = z.output<typeof bar>;

/** So many rows of a kind. */
const goes = z.object({ what: z.string(), count: z.number() });
const stays = goes.extend({ why: z.string() });

/** Perhaps the same human: of the same account, or with the same document, e-mail or phone. */
const other = z.object({ id: z.number(), name: z.string(), by: z.enum(['account', 'identifier', 'email', 'phone']) });
/** Bears the person's name without naming the person: `name` is a subject, or that of a company. */
const mention = z.object({ kind: z.enum(['communication', 'company']), id: z.number(), name: z.string() });

/** `name` is what has to be typed to erase the person; what `also` and `mentions` name stays as it is. */
const preview = z.object({
  name: z.string(),
  also: z.array(other),
  mentions: z.array(mention),
  goes: z.array(goes),
  stays: z.array(stays),
  bars: z.array(bar),
});

/** That somebody was erased. */
const erasure = z.object({ at: z.string(), by: z.string(), reason: z.string() });

/** Rows in words that people read, each a list of its labels and values. */
const field = z.object({ label: z.string(), value: z.unknown() });
const section = z.object({ title: z.string(), rows: z.array(z.object({ fields: z.array(field) })) });
/** `leftOut`: sentences that say what is stored and not told here, and why. */
const file = z.object({
  name: z.string(),
  made: z.string(),
  sections: z.array(section),
  leftOut: z.array(z.string()),
});
export type PersonFile = z.output<typeof file>;

/** docs/decisions/023-erasure.md */
export const erasureCalls = defineCalls({
  'person/file': {
    summary: 'Devuelve lo que se guarda de una persona, y dice qué no se muestra',
    access: 'administrator',
    limit: { name: 'person.file', per: 'account', points: 60, seconds: 900, shared: true },
    input: z.object({ id }),
    output: z.object({ data: file }),
    sites: 'shared',
    sample: { as: 'administrator', statements: 7, input: ({ personId }) => ({ id: personId }) },
  },
  'person/previewErasure': {
    summary: 'Muestra qué se borraría de una persona, qué queda y por qué, y qué lo impide',
    access: 'administrator',
    input: z.object({ id }),
    output: z.object({ data: preview }),
    sites: 'shared',
    sample: { as: 'administrator', statements: 12, input: ({ personId }) => ({ id: personId }) },
  },
  /** Somebody who was erased before is not erased again: the answer is the same. */
  'person/erase': {
    summary: 'Borra los datos de una persona que lo pidió',
    access: 'administrator',
    limit: { name: 'person.erase', per: 'account', points: 60, seconds: 900, shared: true },
    input: z.object({ id, name: requiredText(130), reason: requiredText(120) }),
    output: z.object({ data: erasure }),
    sites: 'shared',
    sample: {
      as: 'administrator',
      statements: 82,
      input: ({ otherPersonId }) => ({ id: otherPersonId, name: 'Ana Pérez', reason: 'Lo pidió por carta' }),
    },
  },
});
