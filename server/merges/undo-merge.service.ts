import type { Company } from '#contract/companies';
import type { Output } from '#contract/contract';
import { company as declared } from '#contract/things/company';
import { companiesById, findCompany } from '#server/companies/companies.service';
import { companyLabels, hideAsPart, listsOf, lockStored, storeFields } from '#server/companies/merged.service';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { companyReferences, owner } from '#server/merges/company-references';
import { itemsOf, itemText, rowText } from '#server/merges/item-text';
import { pairOf } from '#server/merges/merge-rules.service';
import { byTable, undoableSince } from '#server/merges/merges.service';
import { deleteMerge, hasLaterMerge, lockAccounts, readMerge } from '#server/merges/merges.store';
import { defaultAfterUndo } from '#server/merges/plan-merge';
import { type Row, unitingOf, type Value } from '#server/merges/reference';
import { moveRowsBack, readList, readRows, restoreRows, setDefault, updateRows } from '#server/merges/rows.store';
import type { DefaultChange, FieldChange, RowChange } from '#server/merges/snapshot';
import { Refusal } from '#server/refusal';

type Kept = Output<'company/undoMerge'>['data']['kept'];

/** Gives back what a merge moved, but for what somebody changed since, which it names (docs/decisions/022-merges.md). */
export const undoMerge = (ctx: Ctx, mergeId: number): Promise<Output<'company/undoMerge'>['data']> =>
  inTransaction(ctx, async (inside) => {
    const { db } = inside;
    const since = undoableSince(inside.clock());
    const named = await readMerge(db, mergeId, since);
    if (!named) throw new Refusal('merge.notFound');
    const { survivorId, mergedId } = named;
    await lockAccounts(db, [survivorId, mergedId]);
    const { own } = pairOf(await lockStored(inside, [survivorId, mergedId]), survivorId, mergedId);
    // Somebody may have undone it while this waited for the locks.
    const merge = await readMerge(db, mergeId, since);
    if (!merge) throw new Refusal('merge.notFound');
    if (await hasLaterMerge(db, mergeId, [survivorId, mergedId])) throw new Refusal('merge.later');
    const { rows, defaults, moved, fields } = merge.snapshot;
    const before = await findCompany(inside, survivorId);
    await hideAsPart(inside, mergedId, null);
    const lists = await takeDefaults(inside, defaults);
    const left = await giveRowsBack(inside, rows);
    for (const { change, now } of lists) {
      const key = { table: change.table, column: owner };
      const { ids } = await readList(db, key, change.owner);
      await setDefault(db, key, change.owner, defaultAfterUndo(change, now, ids));
    }
    for (const one of moved) await moveRowsBack(db, one, survivorId, mergedId);
    const stored: Readonly<Record<string, Value>> = own;
    const isAsLeft = ({ name, after }: FieldChange) => (stored[name] ?? null) === after;
    const values = Object.fromEntries(fields.filter(isAsLeft).map((field) => [field.name, field.before]));
    await storeFields(inside, survivorId, values as Parameters<typeof storeFields>[2]);
    await deleteMerge(db, mergeId);
    const survivor = await findCompany(inside, survivorId);
    await recordHistories(inside, [
      {
        thing: { entity: 'company', id: survivorId },
        stored: { ...own, ...listsOf(before), mergedWith: mergedId },
        values: { mergedWith: null, ...values, ...listsOf(survivor) },
      },
      {
        thing: { entity: 'company', id: mergedId },
        stored: { mergedInto: survivorId },
        values: { mergedInto: null },
      },
    ]);
    const keptFields = fields
      .filter((field) => !isAsLeft(field))
      .map(({ name }) => ({ label: labelOf(name), text: String(stored[name] ?? '') }));
    return { id: survivorId, otherId: mergedId, kept: [...keptFields, ...(await wordsOf(inside, survivor, left))] };
  });

const labelOf = (name: string) => (companyLabels as Readonly<Record<string, string>>)[name] ?? name;

/** Which row of each list is the default now; none is one afterwards, so that rows may come and go. */
const takeDefaults = async (inside: Inside, defaults: readonly DefaultChange[]) => {
  const lists: { change: DefaultChange; now: number | null }[] = [];
  for (const change of defaults) {
    const key = { table: change.table, column: owner };
    const { defaultId } = await readList(inside.db, key, change.owner);
    lists.push({ change, now: defaultId });
    if (defaultId !== null) await setDefault(inside.db, key, change.owner, null);
  }
  return lists;
};

/** Makes of rows what they were; gives the changes of those that stay as they are. */
const giveRowsBack = async (inside: Inside, rows: readonly RowChange[]): Promise<RowChange[]> => {
  const left: RowChange[] = [];
  for (const [table, changes] of byTable(rows)) {
    const now = await readRows(
      inside.db,
      table,
      changes.map(({ before }) => before.id),
    );
    const changed = changes.filter(({ after }) => after !== null);
    const asLeft = changed.filter(({ before, after }) => after && isSame(after, now.get(before.id)));
    await updateRows(
      inside.db,
      table,
      asLeft.map(({ before }) => before),
    );
    const gone = changes.filter(({ after }) => after === null);
    const back = await restoreRows(
      inside.db,
      { table, names: namesOf(table) },
      gone.map(({ before }) => before),
    );
    left.push(...changed.filter((one) => !asLeft.includes(one)), ...gone.filter(({ before }) => !back.has(before.id)));
  }
  return left;
};

/** Whether a row is as the merge left it; a column that was added since says nothing. */
const isSame = (after: Row, now: Row | undefined) =>
  now !== undefined && Object.entries(after).every(([name, value]) => now[name] === value);

/** What the rows of a table name, by all of its references. */
const namesOf = (table: string): Record<string, string> =>
  Object.assign({}, ...unitingOf(companyReferences).map((one) => (one.table === table ? one.names : {})));

/** What people read of rows that an undo left as they are. */
const wordsOf = async (inside: Inside, survivor: Company, left: readonly RowChange[]): Promise<Kept> => {
  const others = left.map(({ before }) => Number(before[owner]));
  const names = await companiesById(inside, others);
  return left.map((change) => {
    const list = declared.lists.find(({ table }) => table === change.table);
    const label = list?.label ?? change.table;
    const item = list && itemsOf(survivor, list).find(({ id }) => id === change.before.id);
    if (list && item) return { label, text: itemText(list, item) };
    const client = change.table === 'company_client_of' ? names.get(Number(change.before[owner])) : undefined;
    return { label, text: client?.name ?? (list ? rowText(list, change.before) : '') };
  });
};
