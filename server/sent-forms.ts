import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Ctx, Transaction } from '#server/ctx';
import { Refusal } from '#server/refusal';
import type { Tables } from '#server/tables';

type Form = { guid: string | null; form_hash: string | null };
const noForm: Form = { guid: null, form_hash: null };

/** The GUID of a form, and a hash of the account that sent it and of its content. */
export const formOf = ({ session }: Pick<Ctx, 'session'>, guid: string | undefined, content: object): Form => {
  if (guid === undefined) return noForm;
  const sent = JSON.stringify([session?.accountId, content]);
  return { guid, form_hash: createHash('sha256').update(sent).digest('hex') };
};

/**
 * Stores a row, or answers the one that the same form made. Throws a 409 where its GUID came with other content or from another
 * account, or where somebody changed what it made.
 */
export const insertOnce = async (
  db: Transaction,
  table: 'company' | 'person',
  row: object,
  form = noForm,
): Promise<{ id: number; isNew: boolean }> => {
  const added = await db
    .insertInto(table)
    .values({ ...row, ...form } as Insertable<Tables[typeof table]>)
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, isNew: true };
  const same = db.selectFrom(table).select('id').where('guid', '=', form.guid).where('form_hash', '=', form.form_hash);
  const made = await same.where('edited', '=', false).executeTakeFirst();
  if (!made) throw new Refusal('call.guidTaken');
  return { id: made.id, isNew: false };
};
