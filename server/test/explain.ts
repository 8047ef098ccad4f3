import { CompiledQuery } from 'kysely';
import type { SentQuery } from '#server/database/count-queries';
import type { Database } from '#server/database/database';
import { transact } from '#server/database/transact';
import type { Tables } from '#server/tables';

export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

const rolledBack = new Error('Rolled back.');

/** The plan of a statement with what it really read, in a transaction that is rolled back. */
export const explain = async (database: Database<Tables>, { sql, parameters }: SentQuery): Promise<Plan> => {
  const plans: Plan[] = [];
  await transact(database.db, async (tx) => {
    const statement = CompiledQuery.raw(`explain (analyze, buffers, timing off, format json) ${sql}`, [...parameters]);
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(statement);
    plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan));
    throw rolledBack;
  }).catch((error: unknown) => {
    if (error !== rolledBack) throw new Error(`${sql}: ${String(error)}`);
  });
  const [plan] = plans;
  if (!plan) throw new Error(`No plan of ${sql}`);
  return plan;
};
