import { once } from 'node:events';
import { sql } from 'kysely';
import { openDatabase } from '#server/database/database';
import { transact } from '#server/database/transact';
import { Refusal } from '#server/refusal';
import { shortLimits } from '#server/test/short-limits';

// A process of its own for tests: locks all stock in a transaction, waits for a line, and says how it went on.
const { db, query, close } = await openDatabase({ url: process.argv[2], limits: shortLimits });
const print = (line: string) => void process.stdout.write(`${line}\n`);
try {
  await transact(db, async (tx) => {
    await sql`select from stock for update`.execute(tx);
    print('held');
    await once(process.stdin, 'data');
    await sql`select 1`.execute(tx);
  });
  print('committed');
} catch (error) {
  print(error instanceof Refusal ? error.code : String(error));
}
await query('select 1');
print('works again');
await close();
process.exit();
