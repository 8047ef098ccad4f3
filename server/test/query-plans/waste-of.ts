import type { SentQuery } from '#server/database/count-queries';
import { explain, type Plan } from '#server/test/explain';
import { exceptions } from '#server/test/query-plans/exceptions';
import type { TestShop } from '#server/test/shop';

/** How many rows a statement may read for each that it returns or changes, and how many in any case. */
const timesMost = 20;
const freeRows = 400;

/** Every scan of a plan, with the rows that it looked at. A small table is read whole sooner than by an index, each time. */
const scansOf = (plan: Plan): { table: string; read: number; node: string }[] => {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const read = (plan['Actual Rows'] + removed) * plan['Actual Loops'];
  const below = (plan.Plans ?? []).flatMap(scansOf);
  const table = plan['Relation Name'];
  const isSmall = plan['Node Type'] === 'Seq Scan' && plan['Actual Rows'] + removed <= freeRows / 2;
  return table && plan['Node Type'].includes('Scan') && !isSmall
    ? [{ table, read, node: plan['Node Type'] }, ...below]
    : below;
};

const returnedBy = (plan: Plan): number =>
  plan['Node Type'] === 'ModifyTable' ? (plan.Plans?.[0]?.['Actual Rows'] ?? 0) : plan['Actual Rows'];

/** The scans of a statement that read too much. */
export const wasteOf = async (database: TestShop['database'], what: string, query: SentQuery): Promise<string[]> => {
  // Rows that are inserted as they stand read nothing, and are there already.
  if (!/^\s*(select|update|delete|with|insert(?!.* values \())\b/s.test(query.sql)) return [];
  if (/ from json_populate_recordset\(/.test(query.sql)) return [];
  if (/^\s*insert [^]* from jsonb_to_recordset\((?![^]*\b(join|where|select)\b)/.test(query.sql)) return [];
  const allowed = exceptions.filter(({ part, call }) => part.test(query.sql) && (call ?? what) === what);
  if (allowed.some(({ table }) => table === undefined)) return [];
  const plan = await explain(database, query);
  const returned = returnedBy(plan);
  return scansOf(plan)
    .filter(({ table }) => !allowed.some((one) => one.table === table))
    .filter(({ read }) => read > Math.max(freeRows, timesMost * Math.max(1, returned)))
    .map(
      ({ table, read, node }) =>
        `${what}: ${node} reads ${read} of ${table} for ${returned}: ${query.sql.slice(0, 3000)}`,
    );
};
