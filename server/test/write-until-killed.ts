import { openDatabase } from '../database/database.ts';

// A process of its own for tests: writes rows to the folder it is given, and names each on its output once it is kept.
const { query } = await openDatabase({ folder: process.argv[2] });
await query('create table if not exists kept (id bigint generated always as identity primary key, text text unique)');
process.stdout.write('open\n');
const write = async () => {
  for (;;) {
    const { rows } = await query('insert into kept (text) values (repeat(gen_random_uuid()::text, 20)) returning id');
    process.stdout.write(`${rows[0].id}\n`);
  }
};
await Promise.all(Array.from({ length: 8 }, write));
