import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '#server/backup/restore-backup';
import { readTables } from '#server/backup/tables';
import { addBasics } from '#server/basics';
import { type Database, openDatabase } from '#server/database/database';
import type { Tables } from '#server/tables';
import { sites } from '#sites/all';

/** A file larger than a piece and a chunk of a backup, whose bytes do not shrink. */
export const largeFile = Buffer.from(
  Uint32Array.from({ length: 700_000 }, (_, at) => Math.imul(at + 1, 2_654_435_761)).buffer,
);
export const oddName = 'Ñandú "de 9/16″"\n\t\\ 🔧 \u007f';

/** Few rows of all kinds of columns, and files, in an empty database and data folder. */
export const fillShop = async ({ db, query }: Database<Tables>, folder: string) => {
  await addBasics(db, [sites.RTC, sites.NAM]);
  await query(
    `insert into category (id, parent_id, number, name) values ('1.7', '1', 7, 'Sub'), ('1.7.10', '1.7', 10, 'Más'), ('1.11', '1', 11, 'Última')`,
  );
  await query(`insert into brand (name) values ($1), ('otra')`, [oddName]);
  await query(`delete from brand where name = 'otra'`);
  await query(
    `insert into image (name, path, target, width, height) values ('Foto.JPG', 'originals/a', 'product', 8, 9)`,
  );
  await query(
    `insert into product (code, name, category_id, brand_id, price_cents, iva_rate)
     select 'P-' || n, 'Pieza ' || n, '1.7', (select min(id) from brand), n, 22 from generate_series(1, 1200) as n`,
  );
  await query(
    `insert into rate_limit (key, points, expire) values ('á', 1, null), ('Z', 2, 9007199254740991), ('a', -1, 0)`,
  );
  await query(`insert into person (name, last_name) values ('Ana', '')`);
  await query(
    `insert into account (guid, email, first_name, last_name, password_hash, person_id, site, activated_at)
     select '0a0b0c0d-0000-4000-8000-00000000000f', 'ana@ejemplo.uy', name, last_name, '$argon2', id, 'RTC',
       '2026-02-03 04:05:06.789012-03' from person`,
  );
  await query(`insert into known_address select id, '\\x00ff5c27', '2026-02-03 04:05:06Z' from account`);
  await query(
    `insert into history (entity, entity_id, at, by, field, from_value, to_value) values
     ('product', '1', now(), 'Ana', 'name', $1, 'null'), ('product', '1', now(), 'Ana', 'name', null, '{"b": [1.50, "\\n"], "a": 1e3}')`,
    [JSON.stringify(oddName)],
  );
  mkdirSync(join(folder, 'images/originals'), { recursive: true });
  mkdirSync(join(folder, 'slips'));
  writeFileSync(join(folder, 'images/originals/a'), largeFile);
  writeFileSync(join(folder, 'images/empty'), '');
  writeFileSync(join(folder, 'images/originals/b.3f0a1b2c-0000-4000-8000-0123456789ab'), 'half');
  writeFileSync(join(folder, 'slips/0123'), 'recibo');
};

/** All that the tables hold, but when that was read. */
export const contentOf = async (db: Database<Tables>['db']) => {
  const lines: string[] = [];
  for await (const batch of readTables(db)) lines.push(...batch);
  return lines.map((line) => line.replace(/^\{"made":"[^"]*"/, '{'));
};

/** Looks at the database of a place that was restored to. */
export const restored = async <T>({ dataFolder, url }: Place, look: (database: Database<Tables>) => Promise<T>) => {
  const database = await openDatabase<Tables>(url ? { url } : { folder: dataFolder });
  return look(database).finally(database.close);
};
