import { expect, test } from 'vitest';
import { emptySnapshot } from '#server/test/empty-database';
import { openDatabase } from './database.ts';
import { transact } from './transact.ts';

test('who waits too long behind a transaction of the only session is refused; who waits less is served', async () => {
  const { db, query, close } = await openDatabase({ snapshot: await emptySnapshot(), patience: 1_000 });
  const [begun, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = transact(db, () => {
    begun.resolve();
    return leave.promise;
  });
  await begun.promise;
  const refusal = { code: 'call.busy', status: 503, retryAfter: 30 };
  await expect(query('select 1')).rejects.toMatchObject(refusal);
  await expect(transact(db, async () => {})).rejects.toMatchObject(refusal);
  const waiting = query('select 1 as one');
  leave.resolve();
  await long;
  expect((await waiting).rows).toEqual([{ one: 1 }]);
  await close();
}, 180_000);
