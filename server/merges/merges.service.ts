import type { Output, Parsed } from '#contract/contract';
import { findCompany } from '#server/companies/companies.service';
import { hideAsPart, listsOf, lockStored, storeFields } from '#server/companies/merged.service';
import type { Ctx, Db, Inside } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { companyReferences, owner } from '#server/merges/company-references';
import { chosenValues, lostPositions, pairOf, refusalOf } from '#server/merges/merge-rules.service';
import {
  deleteMergesBefore,
  deletePersonFromMerges,
  insertMerge,
  lockAccounts,
  lockClients,
  readMerges,
} from '#server/merges/merges.store';
import { planMerge } from '#server/merges/plan-merge';
import { referencesThat, unitingOf, type Value } from '#server/merges/reference';
import { deleteRows, markDefault, moveRows, readItems, updateRows } from '#server/merges/rows.store';
import type { RowChange, Snapshot } from '#server/merges/snapshot';
import { locateAddresses } from '#server/people/locate-addresses.service';
import { Refusal } from '#server/refusal';

const undoMs = 30 * 24 * 3_600_000;

/** A merge from before this moment cannot be undone. */
export const undoableSince = (now: Date) => new Date(now.getTime() - undoMs);

/** Makes one company of two: `otherId` becomes a part of `id` (docs/decisions/022-merges.md). */
export const mergeCompanies = (
  ctx: Ctx,
  { id, otherId, fields }: Parsed<'company/merge'>,
): Promise<Output<'company/merge'>> =>
  inTransaction(ctx, async (inside) => {
    await lockAccounts(inside.db, [id, otherId]);
    const pair = pairOf(await lockStored(inside, [id, otherId]), id, otherId);
    await lockClients(inside.db, [id, otherId]);
    const refused = await refusalOf(inside.db, pair);
    if (refused) throw new Refusal(refused.code, { name: refused.name });
    const values = chosenValues(pair, fields);
    const [before, other] = [await findCompany(inside, id), await findCompany(inside, otherId)];
    const snapshot = await moveAll(inside, id, otherId);
    snapshot.fields = Object.entries(values).map(([name, after]) => {
      const stored = pair.own as Readonly<Record<string, unknown>>;
      return { name, before: (stored[name] ?? null) as Value, after };
    });
    await storeFields(inside, id, values);
    await locateAddresses(inside, { companyId: id }, { addresses: addressesOf(snapshot) });
    await hideAsPart(inside, otherId, id);
    const { session } = inside;
    const made = { survivorId: id, mergedId: otherId, at: inside.clock(), accountId: session?.accountId ?? null };
    const mergeId = await insertMerge(inside.db, { ...made, snapshot });
    const data = await findCompany(inside, id);
    await recordHistories(inside, [
      {
        thing: { entity: 'company', id },
        stored: { ...pair.own, ...listsOf(before) },
        values: { mergedWith: otherId, ...values, ...listsOf(data) },
      },
      { thing: { entity: 'company', id: otherId }, stored: {}, values: { mergedInto: id } },
    ]);
    const lost = lostPositions(snapshot.rows, (row) =>
      (before.employees ?? []).some((one) => one.id === row && one.employeePositionId === 'SEL'),
    );
    const positions = (other.employees ?? []).filter(({ personId }) => lost.includes(personId));
    return {
      data,
      mergeId,
      positions: positions.map(({ personId, name, lastName }) => ({ personId, name, lastName })),
    };
  });

/** Has all rows that name the merged company name the survivor. */
const moveAll = async (inside: Inside, survivorId: number, mergedId: number): Promise<Snapshot> => {
  const { db } = inside;
  const found = await readItems(db, unitingOf(companyReferences), [survivorId, mergedId]);
  const { rows, defaults } = planMerge(companyReferences, found, { survivorId, mergedId, owner });
  // A row comes to its new list as none of its defaults.
  for (const { table, before } of defaults.filter((one) => one.owner === mergedId))
    if (before !== null) await markDefault(db, table, before, false);
  for (const [table, changes] of byTable(rows)) {
    const gone = changes.filter(({ after }) => after === null);
    await deleteRows(
      db,
      table,
      gone.map(({ before }) => before.id),
    );
    await updateRows(
      db,
      table,
      changes.flatMap(({ before, after }) => (after && after !== before ? [after] : [])),
    );
  }
  // Another default than before is one where that row went.
  for (const { table, before, after } of defaults)
    if (after !== null && after !== before) await markDefault(db, table, after, true);
  const moved: Snapshot['moved'] = [];
  for (const reference of referencesThat('moves', companyReferences))
    moved.push(await moveRows(db, reference, mergedId, survivorId));
  return { version: 1, rows, defaults, moved, fields: [] };
};

/** Changes of addresses: a job that waits knows another company. */
export const addressesOf = ({ rows }: Snapshot) => rows.filter(({ table }) => table === 'address');

/** Changes of rows by their tables. */
export const byTable = (rows: readonly RowChange[]) => Map.groupBy(rows, ({ table }) => table);

/** The merges into a company that can be undone, the newest first. */
export const listMerges = async (ctx: Ctx, id: number): Promise<Output<'company/listMerges'>['data']> => {
  const company = await findCompany(ctx, id);
  const merges = await readMerges(ctx.db, company.id, undoableSince(ctx.clock()));
  return merges.map(({ at, ...merge }) => ({
    ...merge,
    at: at.toISOString(),
    until: new Date(at.getTime() + undoMs).toISOString(),
  }));
};

/** Deletes what is known of merges that cannot be undone any more. */
export const forgetOldMerges = (db: Db, now: Date) => deleteMergesBefore(db, undoableSince(now));

/** Takes a person out of what merges moved, in the caller's transaction: no undo brings his jobs back. */
export const forgetPersonInMerges = (inside: Pick<Inside, 'db'>, personId: number) =>
  deletePersonFromMerges(inside.db, personId);
