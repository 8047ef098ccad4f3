import type { Output } from '#contract/contract';
import { company as declared } from '#contract/things/company';
import { companiesById, findCompany } from '#server/companies/companies.service';
import { companyLabels, hideAsPart, listsOf, lockStored, storeFields } from '#server/companies/merged.service';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { companyReferences, owner } from '#server/merges/company-references';
import { itemText } from '#server/merges/item-text';
import { pairOf } from '#server/merges/merge-rules.service';
import { addressesOf, byTable, undoableSince } from '#server/merges/merges.service';
import { deleteMerge, hasLaterMerge, lockAccounts, readMerge } from '#server/merges/merges.store';
import { defaultAfterUndo } from '#server/merges/plan-merge';
import { type Row, unitingOf, type Value } from '#server/merges/reference';
import {
  markDefault,
  moveRowsBack,
  readAsItems,
  readList,
  readRows,
  restoreRows,
  updateRows,
} from '#server/merges/rows.store';
import type { DefaultChange, FieldChange, RowChange } from '#server/merges/snapshot';
import { locateAddresses } from '#server/people/locate-addresses.service';
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
    // Lists of clients change too.
    const owners = named.snapshot.rows.map(({ before }) => Number(before[owner]));
    const { own } = pairOf(await lockStored(inside, [survivorId, mergedId, ...owners]), survivorId, mergedId);
    // Somebody may have undone it while this waited for the locks.
    const merge = await readMerge(db, mergeId, since);
    if (!merge) throw new Refusal('merge.notFound');
    if (await hasLaterMerge(db, mergeId, [survivorId, mergedId])) throw new Refusal('merge.later');
    const { rows, defaults, moved, fields } = merge.snapshot;
    const before = await findCompany(inside, survivorId);
    await hideAsPart(inside, mergedId, null);
    const lists = await takeDefaults(inside, defaults);
    const { kept, returned } = await giveRowsBack(inside, rows);
    for (const { change, now } of lists) {
      const key = { table: change.table, column: owner };
      const { ids } = await readList(db, key, change.owner);
      const id = defaultAfterUndo(change, now, ids);
      if (id !== null) await markDefault(db, change.table, id, true);
    }
    await locateAddresses(inside, { companyId: mergedId }, { addresses: addressesOf(merge.snapshot) });
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
    const pair = [survivorId, mergedId];
    return {
      id: survivorId,
      otherId: mergedId,
      kept: [...keptFields, ...(await wordsOf(inside, pair, kept))],
      returned: await wordsOf(inside, pair, returned),
    };
  });

const labelOf = (name: string) => (companyLabels as Readonly<Record<string, string>>)[name] ?? name;

/** Which row of each list is the default now; none is one afterwards, so that rows may come and go. */
const takeDefaults = async (inside: Inside, defaults: readonly DefaultChange[]) => {
  const lists: { change: DefaultChange; now: number | null }[] = [];
  for (const change of defaults) {
    const key = { table: change.table, column: owner };
    const { defaultId } = await readList(inside.db, key, change.owner);
    lists.push({ change, now: defaultId });
    if (defaultId !== null) await markDefault(inside.db, change.table, defaultId, false);
  }
  return lists;
};

type StoredRow = { table: string; row: Row };
/** `kept`: rows that stay as they are, or do not come back. `returned`: those that become what they were although a position was given anew. */
type GivenBack = { kept: StoredRow[]; returned: StoredRow[] };

/** Makes of rows what they were, where the merge's work still stands (docs/decisions/022-merges.md). */
const giveRowsBack = async (inside: Inside, rows: readonly RowChange[]): Promise<GivenBack> => {
  const given: GivenBack = { kept: [], returned: [] };
  for (const [table, changes] of byTable(rows)) {
    const now = await readRows(
      inside.db,
      table,
      changes.map(({ before }) => before.id),
    );
    const isNow = (row: Row | null) => row !== null && isSame(table, row, now.get(row.id));
    const asLeft = changes.filter((one) => stillStands(one, now.get(one.before.id), changes));
    const standing = new Set(asLeft.map(({ before }) => before.id));
    await updateRows(
      inside.db,
      table,
      asLeft.flatMap(({ before }) => (isNow(before) ? [] : [before])),
    );
    const gone = changes.filter(
      ({ after, unitedWith }) => after === null && (unitedWith === undefined || standing.has(unitedWith)),
    );
    const back = await restoreRows(
      inside.db,
      { table, names: namesOf(table) },
      gone.map(({ before }) => before),
    );
    const isKept = ({ before, after }: RowChange) =>
      !standing.has(before.id) && !back.has(before.id) && !(after && isSame(table, after, before));
    const stored = ({ before }: RowChange) => ({ table, row: now.get(before.id) ?? before });
    given.kept.push(...changes.filter(isKept).map(stored));
    given.returned.push(...asLeft.filter(({ after }) => !isNow(after)).map(stored));
  }
  return given;
};

const itself = (row: Row) => row;
const referenceOf = (table: string) => unitingOf(companyReferences).find((one) => one.table === table);

/** Whether a row says what another one does; a column that was added since says nothing. */
const isSame = (table: string, after: Row, now: Row | undefined) => {
  const { said = itself } = referenceOf(table) ?? {};
  const there = now && said(now);
  return there !== undefined && Object.entries(said(after)).every(([name, value]) => there[name] === value);
};

/** Whether a row is as the merge left it, or somebody only gave anew what was not carried over to it. */
const stillStands = ({ table, before, after }: RowChange, now: Row | undefined, changes: readonly RowChange[]) => {
  if (!after || !now) return false;
  const { carried = itself } = referenceOf(table) ?? {};
  const came = changes.filter((one) => one.before.id === before.id || one.unitedWith === before.id);
  const lost: Record<string, Value> = Object.assign({}, ...came.map((one) => lostOf(one.before, carried(one.before))));
  return isSame(table, after, now) || isSame(table, { ...after, ...lost }, now);
};

/** The values of a row that are others once it is carried over. */
const lostOf = (row: Row, carried: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => carried[name] !== value));

/** Tables that the rows of a table refer to, by column, from all of its references. */
const namesOf = (table: string): Record<string, string> =>
  Object.assign({}, ...unitingOf(companyReferences).map((one) => (one.table === table ? one.names : {})));

/** Words of rows; another company's row shows its name. */
const wordsOf = async (inside: Inside, pair: readonly number[], rows: readonly StoredRow[]): Promise<Kept> => {
  if (rows.length === 0) return [];
  const owners = rows.map(({ row }) => Number(row[owner])).filter((id) => !pair.includes(id));
  const others = await companiesById(inside, owners);
  const words: Kept = [];
  for (const list of declared.lists) {
    const ofList = rows.filter(({ table }) => table === list.table).map(({ row }) => row);
    for (const item of await readAsItems(inside.db, list, ofList))
      words.push({ label: list.label, text: others.get(Number(item[owner]))?.name ?? itemText(list, item) });
  }
  return words;
};
