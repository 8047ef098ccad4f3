import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endedImport } from '#contract/plain/imports';
import { messages } from '#contract/plain/messages';
import { cleanImports } from '#server/imports/clean-imports.service';
import { wakeImports } from '#server/imports/run-import.service';
import { anImport } from '#server/test/an-import';
import { anImportRow } from '#server/test/an-import-row';
import { importing } from '#server/test/importing';
import type { TestShop } from '#server/test/shop';

let given: Awaited<ReturnType<typeof importing>>;
let shop: TestShop;
beforeEach(async () => {
  given = await importing();
  ({ shop } = given);
});
afterEach(() => given.close());

describe('a run', () => {
  const manyRows = (count: number, price: number) =>
    `código;nombre;categoría;marca;precio\n${Array.from({ length: count }, (_, at) => `M-${at};Pieza ${at};Electrónica;Nodo;${price},00`).join('\n')}\n`;

  test('that is cancelled keeps what is confirmed, and that is taken back', async () => {
    const id = await given.checked(manyRows(1500, 5));
    expect((await given.make('write', id)).status).toBe(200);
    const running = given.work({ everyMs: 1 });
    const written = async () => (await shop.database.db.selectFrom('product').select('id').execute()).length;
    while ((await written()) === 0) await wait(1);
    await shop.call('import/cancel', { id }, given.seller.token);
    await running;
    const cut = await given.find(id);
    expect(['cut', 'done']).toContain(cut?.state);
    expect(cut?.written).toBe(await written());
    expect(await given.done('undo', id)).toMatchObject({ state: 'undone', undone: { changes: cut?.written } });
  });

  test('that dies is begun again, goes on, and is counted whole', async () => {
    const id = await given.checked(manyRows(600, 5));
    expect((await given.make('write', id)).status).toBe(200);
    const dead = new AbortController();
    dead.abort();
    await given.work({ signal: dead.signal });
    expect(await given.find(id)).toMatchObject({ state: 'writing' });
    await wakeImports(shop.ctx);
    expect(shop.enqueued).toEqual([]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 121_000);
    await anImport(shop, manyRows(300, 5));
    await wakeImports(shop.ctx);
    await given.work();
    expect(await given.find(id)).toMatchObject({ state: 'checked', problem: messages['import.changed'] });
    expect(await given.done('write', id)).toMatchObject({ state: 'done', written: 300 });
  });

  test('that another took over writes nothing about it', async () => {
    const { id } = await anImportRow(shop, 'checking');
    const first = given.run(id);
    const second = given.run(id);
    await Promise.all([first, second]);
    expect(await given.find(id)).toMatchObject({ state: 'checked' });
    await given.run(id);
    expect(await given.find(id)).toMatchObject({ state: 'checked' });
  });

  test('is given up once it died too often, and the site is free again', async () => {
    const { id } = await anImportRow(shop, 'writing');
    await shop.database.db.updateTable('import').set({ runs: 4 }).execute();
    await given.run(id);
    expect(await given.find(id)).toMatchObject({
      state: endedImport('writing', 'failed'),
      problem: messages['import.failed'],
    });
  });
});

test('files go after 30 days, and those of no import the next night; the rows stay', async () => {
  const id = await given.checked('código;precio\nA-1;5,00\n');
  await shop.ctx.importFiles.put('suelto', Buffer.from('x'));
  await cleanImports(shop.ctx);
  expect(await readdir(shop.importsFolder)).toHaveLength(4);
  const at = (days: number) => () => new Date(Date.now() + days * 24 * 3600 * 1000);
  await shop.database.db.updateTable('import').set({ changed_at: new Date() }).execute();
  await cleanImports({ ...shop.ctx, clock: at(2) });
  expect(await readdir(shop.importsFolder)).toHaveLength(3);
  await cleanImports({ ...shop.ctx, clock: at(31) });
  expect(await readdir(shop.importsFolder)).toEqual([]);
  expect(await given.find(id)).toMatchObject({ state: 'checked', fileName: 'lista.csv' });
});
