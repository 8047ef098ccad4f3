import { randomUUID } from 'node:crypto';
import { type ImportState, runningImports } from '#contract/plain/imports';
import { goneKeyOf } from '#server/imports/kept-files';
import { unread } from '#server/imports/read-file';
import type { EveryCall } from '#server/test/call-row';
import type { TestShop } from '#server/test/shop';

/** An import in that state whose file is a list of one price and lacks a code that is its name, and no other that runs; answers what names it. */
export const anImportRow = async (shop: TestShop, state: ImportState, fileName = 'precios.csv') => {
  const { db } = shop.database;
  const [site, now] = [shop.ctx.site.id, shop.clock.now];
  await db.deleteFrom('import').where('site', '=', site).where('state', 'in', runningImports).execute();
  const key = randomUUID();
  await shop.ctx.importFiles.put(key, Buffer.from('código;precio\nA-1;10,00\n'));
  await shop.ctx.importFiles.put(goneKeyOf(key), Buffer.from(JSON.stringify([fileName])));
  const file = { ...unread, form: 'prices' };
  const { id } = await db
    .insertInto('import')
    .values({
      site,
      state,
      created_at: now,
      changed_at: now,
      file_name: fileName,
      file_size: 25,
      file_key: key,
      how: '{}',
      file: JSON.stringify(file),
      change_id: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
};

type ImportCalls = 'import/find' | 'import/gone' | 'import/check' | 'import/write' | 'import/undo' | 'import/cancel';

/** The rows of the calls of imports: each needs one in another state. */
export const importRows = (shop: TestShop): Pick<EveryCall, ImportCalls> => ({
  'import/find': ['seller', 3, () => anImportRow(shop, 'read')],
  'import/gone': ['seller', 3, () => anImportRow(shop, 'checked')],
  'import/check': ['seller', 12, () => anImportRow(shop, 'read')],
  'import/write': ['seller', 12, () => anImportRow(shop, 'checked')],
  'import/undo': ['seller', 12, () => anImportRow(shop, 'done')],
  'import/cancel': ['seller', 8, () => anImportRow(shop, 'writing')],
});
