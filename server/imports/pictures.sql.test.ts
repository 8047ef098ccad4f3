import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importStateNames, importStates, movedImport } from '#contract/plain/imports';
import { messages, sentence } from '#contract/plain/messages';
import { cleanImports } from '#server/imports/clean-imports.service';
import { wakeImports } from '#server/imports/run-import.service';
import { aProduct } from '#server/test/a-product';
import { aZip } from '#server/test/a-zip';
import { anImportRow } from '#server/test/an-import-row';
import { everyRole } from '#server/test/every-role';
import { importing } from '#server/test/importing';
import { plainPicture } from '#server/test/pictures';
import type { TestShop } from '#server/test/shop';

let given: Awaited<ReturnType<typeof importing>>;
let shop: TestShop;
beforeEach(async () => {
  given = await importing();
  ({ shop } = given);
});
afterEach(async () => {
  await given.close();
  await rm(shop.imagesFolder, { recursive: true, force: true });
});

const header = 'código;nombre;categoría;marca;precio;imágenes\n';
const row = (code: string, images = '') => `${code};Placa;Electrónica;Nodo;10;${images}\n`;
/** A ZIP of pictures that differ, by their names. */
const zipOf = async (...names: string[]) =>
  aZip(Object.fromEntries(await Promise.all(names.map(async (name, at) => [name, await plainPicture(at)] as const))));
const imagesOf = async (code: string) => {
  const { data } = await shop.call('product/find', { code }, given.seller.token);
  return data?.images.map(({ name }) => name);
};
const library = async () =>
  (await shop.database.db.selectFrom('image').select('name').orderBy('name').execute()).map(({ name }) => name);

/** A sheet and a ZIP that are checked together. */
const checked = async (content: string, zip: Uint8Array) => {
  const { id } = await given.upload(content);
  expect((await given.attach(zip, { importId: id })).error).toBe('');
  expect(await given.done('check', id)).toMatchObject({ state: 'checked', problem: null });
  return id;
};

describe('a ZIP beside a sheet', () => {
  test('gives its products their pictures, and the undo takes them away', async () => {
    await aProduct(shop, { code: 'V-1' });
    const zip = await zipOf('A-1.png', 'A-1_2.png', 'fotos/V-1.png', 'nadie.png', 'tapa.png');
    const id = await checked(header + row('A-1') + row('B-1', 'tapa.png'), zip);
    expect(await library()).toEqual([]);
    expect(await given.find(id)).toMatchObject({
      fileName: 'lista.csv',
      pictures: { name: 'fotos.zip', count: 5, size: zip.length },
      report: {
        created: 2,
        changed: 1,
        unmatchedCount: 1,
        unmatched: [{ file: 'nadie.png', says: 'su nombre no es el código de un producto' }],
      },
    });
    expect(await given.done('write', id)).toMatchObject({ state: 'done', written: 3 });
    expect(await imagesOf('A-1')).toEqual(['A-1.png', 'A-1_2.png']);
    expect([await imagesOf('B-1'), await imagesOf('V-1')]).toEqual([['tapa.png'], ['V-1.png']]);
    const undone = await given.done('undo', id);
    expect(undone).toMatchObject({ state: 'undone', undone: { changes: 3, pictureCount: 1, keptCount: 0 } });
    expect(await imagesOf('V-1')).toEqual([]);
    // Products that it made are hidden, with theirs.
    expect(await library()).toEqual(['A-1.png', 'A-1_2.png', 'tapa.png']);
    const asked = { filters: { entities: ['image' as const] }, rowsMax: 9 };
    const { data: history } = await shop.call('history/filter', asked, given.seller.token);
    expect(history?.map(({ reason }) => reason)).toContain('Se deshizo la importación de lista.csv');
  });

  test('comes with prices too, and not with what has no products', async () => {
    await aProduct(shop, { code: 'V-1' });
    const prices = await checked('código;precio\nV-1;7,00\n', await zipOf('V-1.png'));
    expect(await given.done('write', prices)).toMatchObject({ state: 'done', written: 1 });
    expect(await imagesOf('V-1')).toEqual(['V-1.png']);
    const stock = await given.upload('código;sucursal;cantidad\nV-1;BUL;2\n');
    await given.attach(await zipOf('V-1.png'), { importId: stock.id });
    expect(await given.done('check', stock.id)).toMatchObject({
      state: 'read',
      problem: 'Las imágenes entran con una planilla de productos o de precios, o solas',
    });
  });

  test('leaves out a product with a wrong picture alone, among the rows with errors', async () => {
    const zip = await aZip({ 'A-1.png': await plainPicture(1), 'B-1.png': 'no soy una imagen' });
    const id = await checked(header + row('A-1') + row('B-1'), zip);
    const says = '«B-1.png» no es JPEG, PNG, WebP ni AVIF';
    expect(await given.find(id)).toMatchObject({
      report: { created: 1, problems: [{ row: 3, column: 'imágenes', says }] },
    });
    const headers = { authorization: `OAuth ${given.seller.token}` };
    const errors = await shop.app.request(`${shop.origin}/rest/import/errors?id=${id}`, { headers });
    expect(await errors.text()).toContain(`B-1;Placa;Electrónica;Nodo;10;;Columna «imágenes»: ${says}`);
    expect(await given.done('write', id)).toMatchObject({ state: 'done', written: 1 });
    expect(await library()).toEqual(['A-1.png']);
  });

  test('takes the place of the one before, and asks to be checked', async () => {
    const id = await checked(header + row('A-1'), await zipOf('A-1.png'));
    await given.attach(await zipOf('x.png', 'A-1.png'), { importId: id, name: 'C:\\fotos\\otras.zip' });
    expect(await given.find(id)).toMatchObject({
      state: 'read',
      report: null,
      pictures: { name: 'otras.zip', count: 2 },
    });
    expect(await shop.database.db.selectFrom('import').select('id').execute()).toHaveLength(1);
    const keys: string[] = [];
    for await (const key of shop.ctx.importFiles.namesBefore('', new Date(Date.now() + 60_000))) keys.push(key);
    // The sheet, the rows of the look before, the ZIP.
    expect(keys).toHaveLength(3);
  });
});

describe('a ZIP alone', () => {
  test('gives products that exist their pictures; those of before come back, what others use stays', async () => {
    for (const code of ['V-1', 'V-2', 'V-3']) await aProduct(shop, { code });
    const first = await given.attach(await zipOf('V-1.png'));
    expect(await given.find(first.id)).toMatchObject({
      fileName: 'fotos.zip',
      file: { form: 'pictures', columns: [] },
    });
    await given.done('check', first.id);
    await given.done('write', first.id);
    const { id } = await given.attach(await zipOf('otra.png', 'V-1.png', 'V-2.png', 'V-3.png'));
    expect(await given.done('check', id)).toMatchObject({
      state: 'checked',
      report: { changed: 3, unmatchedCount: 1 },
    });
    expect(await given.done('write', id)).toMatchObject({ state: 'done', written: 3 });
    const { data } = await shop.call('product/find', { code: 'V-3' }, given.seller.token);
    const image = data?.images[0]?.id ?? 0;
    await shop.call(
      'product/update',
      { code: 'V-2', images: [{ mode: 'INS', id: image, before: -1 }] },
      given.seller.token,
    );
    // The picture of V-2 stays there, for somebody changed its list; so does that of V-3, which V-2 shows.
    expect(await given.done('undo', id)).toMatchObject({
      state: 'undone',
      undone: { changes: 2, pictureCount: 1, keptCount: 1, kept: [{ code: 'V-2' }] },
    });
    expect([await imagesOf('V-1'), await imagesOf('V-2'), await imagesOf('V-3')]).toEqual([
      ['V-1.png'],
      ['V-2.png', 'V-3.png'],
      ['V-3.png'],
    ]);
    expect(await library()).toEqual(['V-1.png', 'V-2.png', 'V-3.png']);
  });

  test('twice is once', async () => {
    await aProduct(shop, { code: 'V-1' });
    for (const changed of [1, 0]) {
      const { id } = await given.attach(await zipOf('V-1.png'));
      expect(await given.done('check', id)).toMatchObject({ report: { changed, unchanged: 1 - changed } });
      await given.done('write', id);
    }
    expect(await library()).toEqual(['V-1.png']);
  });
});

describe('a run', () => {
  const names = Array.from({ length: 40 }, (_, at) => `P-${at}.png`);
  const sheet = header + names.map((name) => row(name.slice(0, -4))).join('');
  const whenKept = async (stop: () => unknown) => {
    while ((await library()).length < 3) await new Promise((go) => setTimeout(go, 1));
    await stop();
  };

  test('that dies once pictures are kept goes on, and its undo knows all of them', async () => {
    for (const name of names.slice(0, 20)) await aProduct(shop, { code: name.slice(0, -4) });
    const id = await checked('código;precio\nP-0;5,00\n', await zipOf(...names.slice(0, 20)));
    await given.make('write', id);
    const dead = new AbortController();
    await Promise.all([given.work({ signal: dead.signal }), whenKept(() => dead.abort())]);
    expect(await given.find(id)).toMatchObject({ state: 'writing' });
    shop.clock.now = new Date(shop.clock.now.getTime() + 121_000);
    await wakeImports(shop.ctx);
    await given.work();
    expect(await given.find(id)).toMatchObject({ state: 'done', written: 20, problem: null });
    expect(await given.done('undo', id)).toMatchObject({ state: 'undone', undone: { pictureCount: 20 } });
    expect(await library()).toEqual([]);
  });

  test('that is cancelled before a row is written keeps no picture', async () => {
    const id = await checked(sheet, await zipOf(...names));
    await given.make('write', id);
    const cancel = () => shop.call('import/cancel', { id }, given.seller.token);
    await Promise.all([given.work({ everyMs: 1 }), whenKept(cancel)]);
    expect(await given.find(id)).toMatchObject({ state: 'cut', written: 0 });
    expect(await library()).toEqual([]);
  });
});

describe('what is sent', () => {
  test.each(importStateNames)('beside an import that is %s', async (state) => {
    const { id } = await anImportRow(shop, state);
    const answer = await given.attach(await zipOf('A-1.png'), { importId: id });
    const to = movedImport(state, 'attach');
    expect(to).toBe(state === 'read' || state === 'checked' ? 'read' : undefined);
    const said = sentence('import.state', { state: importStates[state].label });
    expect([answer.status, answer.error]).toEqual(to ? [200, ''] : [409, said]);
    expect((await given.find(id))?.state).toBe(to ?? state);
  });

  test('is refused where it is no ZIP, has nothing, breaks off, or names no import of the site; nothing of it stays', async () => {
    const { id } = await given.upload(header);
    const cut = new ReadableStream({ pull: (to) => to.error(new Error('gone')) });
    expect(await given.attach(Buffer.from('x'))).toMatchObject({ status: 422, error: messages['import.zipBroken'] });
    expect(await given.attach(Buffer.alloc(0))).toMatchObject({ status: 422, error: messages['import.zipBroken'] });
    expect(await given.attach(await aZip({ 'leeme.txt': 'x' }))).toMatchObject({
      status: 422,
      error: messages['import.zipEmpty'],
    });
    expect(await given.attach(cut)).toMatchObject({ status: 400, error: messages['upload.cut'] });
    const unknown = await given.attach(await zipOf('A-1.png'), { importId: id + 99 });
    expect(unknown).toMatchObject({ status: 404, error: messages['import.notFound'] });
    await shop.database.db.updateTable('import').set({ site: 'NAM' }).execute();
    expect(await given.attach(await zipOf('A-1.png'), { importId: id })).toMatchObject({ status: 404 });
    const { sellerOfSite: _, administrator: __, ...others } = await everyRole(shop);
    for (const token of Object.values(others)) {
      const answer = await given.attach(await zipOf('A-1.png'), { token: token ?? '' });
      expect([401, 403]).toContain(answer.status);
    }
    const keys: string[] = [];
    for await (const key of shop.ctx.importFiles.namesBefore('', new Date(Date.now() + 60_000))) keys.push(key);
    expect(keys).toHaveLength(1);
  });

  test('is removed with the sheet after thirty days, and then cannot be checked', async () => {
    const { id } = await given.upload(header);
    await given.attach(await zipOf('A-1.png'), { importId: id });
    await given.attach(await zipOf('B-1.png'));
    const { now } = shop.clock;
    shop.clock.now = new Date(Date.now() + 2 * 24 * 3600 * 1000);
    await cleanImports(shop.ctx);
    const kept = await shop.database.db.selectFrom('import').select(['file_key', 'pictures_key']).execute();
    expect(await Promise.all(kept.map((one) => shop.ctx.importFiles.fileOf(one.pictures_key ?? '')))).not.toContain(
      undefined,
    );
    shop.clock.now = new Date(Date.now() + 40 * 24 * 3600 * 1000);
    await cleanImports(shop.ctx);
    for (const { pictures_key: key } of kept) expect(await shop.ctx.importFiles.fileOf(key ?? '')).toBeUndefined();
    shop.clock.now = now;
    expect(await given.make('check', id)).toMatchObject({ status: 409, error: messages['import.fileGone'] });
  });
});
