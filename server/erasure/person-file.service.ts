import type { PersonFile } from '#contract/erasure';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';
import type { Shown } from './entries.ts';
import { readShown, readSubject, shownEntries } from './erasure.store.ts';

/** Stored data that the file leaves out: nobody may read it, or it is another's too. */
const leftOut = [
  'La contraseña y los enlaces que se mandaron: de ellos hay solo huellas, y dárselas a alguien no dice nada.',
  'Los archivos de los comprobantes y las imágenes que subió: se entregan aparte, a pedido.',
  'Los correos a una dirección que otra persona, empresa o cuenta tiene también: son de ambas.',
  'El texto de los correos que la tienda se mandó a sí misma: puede nombrar a otros.',
  'El historial de las empresas donde trabaja: nombra también a otros.',
  'Lo que hizo como parte del personal en datos de otros: ahí está su nombre.',
  'Los respaldos: tienen lo mismo por un tiempo, y después se borran.',
];

/** A person's stored data without secrets, for whoever was asked for it; that it was given is in the history. */
export const personFile = (ctx: Ctx, id: number): Promise<PersonFile> =>
  withTimeLimits('batch', () =>
    inTransaction(ctx, async (inside) => {
      const subject = await readSubject(inside.db, id);
      if (!subject) throw new Refusal('person.notFound');
      const lists = await readShown(inside.db, subject);
      await recordHistory(inside, { entity: 'person', id }, {}, { file: 'Entregada' });
      const sections = shownEntries.map(({ shown }, at) => ({
        title: shown.title,
        rows: (lists[at] ?? []).map((row) => rowOf(row, shown.words)),
      }));
      return {
        name: subject.name,
        made: inside.clock().toISOString(),
        sections: inReading(sections.filter(({ rows }) => rows.length > 0)),
        leftOut,
      };
    }),
  );

const rowOf = (row: Record<string, unknown>, words: Shown['words'] = {}) => ({
  fields: Object.entries(row).map(([label, value]) => ({ label, value: said(value, words[label]) })),
});

/** A value in words: a code by its word, several of them in a line. Ids say nothing beside names. */
const said = (value: unknown, words: Readonly<Record<string, string>> = {}): unknown => {
  if (typeof value === 'string' || typeof value === 'number') return Object.hasOwn(words, value) ? words[value] : value;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (Array.isArray(value)) return value.map((one) => said(one, words)).join(', ');
  if (typeof value !== 'object' || value === null) return value;
  const texts = Object.values(value).filter((one) => typeof one === 'string');
  return texts.map((one) => said(one, words)).join(' · ');
};

/** An erasure goes from what hangs on others to these; a reader begins with who it is about. */
const inReading = <T>(sections: readonly T[]) => sections.toReversed();
