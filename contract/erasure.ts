import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { id } from '#contract/fields';

/** Rows in words that people read, each a list of its labels and values. */
const field = z.object({ label: z.string(), value: z.unknown() });
const section = z.object({ title: z.string(), rows: z.array(z.object({ fields: z.array(field) })) });
const file = z.object({ name: z.string(), made: z.string(), sections: z.array(section) });
export type PersonFile = z.output<typeof file>;

/** docs/decisions/023-erasure.md */
export const erasureCalls = defineCalls({
  'person/file': {
    summary: 'Devuelve todo lo que se guarda de una persona',
    access: 'administrator',
    limit: { name: 'person.file', per: 'account', points: 60, seconds: 900, shared: true },
    input: z.object({ id }),
    output: z.object({ data: file }),
    sites: 'shared',
    sample: { as: 'administrator', statements: 7, input: ({ personId }) => ({ id: personId }) },
  },
});
