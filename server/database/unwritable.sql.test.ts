import { expect, inject, test } from 'vitest';
import { sentence } from '#contract/plain/messages';
import { testDatabase } from '#server/test/database';
import { urlOf } from '#server/test/postgres';
import { openDatabase } from './database.ts';

const refusal = { code: 'call.unwritable', message: sentence('call.unwritable'), status: 503, retryAfter: 30 };
const source = inject('source');

test('a write that finds the disk full is refused for now, and the database does not count as writable', async () => {
  const { query, isWritable } = await testDatabase();
  expect(await isWritable()).toBe(true);
  const write = query(`do $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`);
  await expect(write).rejects.toMatchObject({ ...refusal, cause: { code: '53100' } });
  expect(await isWritable()).toBe(false);
});

test.skipIf('snapshot' in source)('a server that is read-only answers what is read, and says that it is', async () => {
  const name = 'run' in source ? `${source.run}_${process.env.VITEST_POOL_ID}` : '';
  await testDatabase();
  const { query, isWritable, close } = await openDatabase({
    url: `${urlOf(name)}?options=-c%20default_transaction_read_only%3Don`,
  });
  expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(await isWritable()).toBe(false);
  await expect(query('delete from setting')).rejects.toMatchObject(refusal);
  await close();
});
