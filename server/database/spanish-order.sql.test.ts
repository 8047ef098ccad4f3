import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { spanishOrder } from './spanish-order.ts';

const { db } = await testDatabase();

test('sorts as Spanish does on both engines: ñ after n, case and accents aside', async () => {
  const words = ['zeta', 'Ñu', 'ñandú', 'Nzz', 'nube', 'Árbol', 'oso', 'arco', 'Piñón', 'Pino', 'Pinza'];
  const name = spanishOrder(sql`word`);
  const sorted = sql<{ word: string }>`select word from unnest(${words}::text[]) as word order by ${name}`;
  const { rows } = await sorted.execute(db);
  const spanish = words.toSorted(new Intl.Collator('es').compare);
  expect(rows.map(({ word }) => word)).toEqual(spanish);
  expect(spanish.slice(0, 6)).toEqual(['Árbol', 'arco', 'nube', 'Nzz', 'ñandú', 'Ñu']);
});
