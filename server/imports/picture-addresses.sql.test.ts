import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { picturesMost } from '#contract/plain/imports';
import type { FetchPublic, NotFetched } from '#server/http/fetch-public';
import { withAddresses } from '#server/import/picture-addresses';
import { noPictures, pictureNameOf } from '#server/import/picture-files';
import { aProduct } from '#server/test/a-product';
import { aZip } from '#server/test/a-zip';
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

const at = (path: string) => `https://fotos.example/${path}`;
const header = 'código;nombre;categoría;marca;precio;imágenes\n';
const row = (code: string, images: string) => `${code};Placa;Electrónica;Nodo;10;${images}\n`;
const imagesOf = async (code: string) => {
  const { data } = await shop.call('product/find', { code }, given.seller.token);
  return data?.images.map(({ name }) => name);
};
const library = async () =>
  (await shop.database.db.selectFrom('image').select('name').orderBy('name').execute()).map(({ name }) => name);

/** A web with these pictures; `asked` are the addresses that were fetched. */
const aWeb = (found: Readonly<Record<string, Uint8Array | NotFetched['refused']>>) => {
  const asked: string[] = [];
  const fetch: FetchPublic = async (address) => {
    asked.push(address);
    const one = found[address];
    if (one === undefined) return { refused: 'status', status: 404 };
    return typeof one === 'string' ? { refused: one } : { bytes: one };
  };
  return { asked, fetch };
};

describe('addresses in the column of pictures', () => {
  test('are fetched once, become the product’s pictures, and go with the undo', async () => {
    await aProduct(shop, { code: 'V-1' });
    const web = aWeb({ [at('una%20foto.png?w=9')]: await plainPicture(1), [at('b.png')]: await plainPicture(2) });
    const both = `${at('una%20foto.png?w=9')} | ${at('b.png')} | tapa.png`;
    const { id } = await given.upload(header + row('A-1', both) + row('V-1', at('b.png')));
    await given.attach(await aZip({ 'tapa.png': await plainPicture(3) }), { importId: id });
    const checked = await given.done('check', id, web);
    expect(checked).toMatchObject({ state: 'checked', report: { created: 1, changed: 1, problemCount: 0 } });
    expect(web.asked.toSorted()).toEqual([at('b.png'), at('una%20foto.png?w=9')]);
    expect(await given.done('write', id, web)).toMatchObject({ state: 'done', written: 2 });
    expect(web.asked).toHaveLength(2);
    expect(await imagesOf('A-1')).toEqual(['una foto.png', 'b.png', 'tapa.png']);
    expect(await imagesOf('V-1')).toEqual(['b.png']);
    const kept: string[] = [];
    for await (const key of shop.ctx.importFiles.namesBefore('', new Date(Date.now() + 60_000))) kept.push(key);
    expect(kept.filter((key) => key.endsWith('.web'))).toEqual([]);
    expect(await given.done('undo', id)).toMatchObject({ state: 'undone', undone: { changes: 2 } });
    expect(await imagesOf('V-1')).toEqual([]);
    expect(await library()).toEqual(['b.png', 'tapa.png', 'una foto.png']);
  });

  test('of a sheet that comes again change nothing where the pictures are the same', async () => {
    const web = aWeb({ [at('a.png')]: await plainPicture(1) });
    for (const report of [{ created: 1 }, { unchanged: 1, created: 0, changed: 0 }]) {
      const { id } = await given.upload(header + row('A-1', at('a.png')));
      expect(await given.done('check', id, web)).toMatchObject({ report });
      await given.done('write', id, web);
    }
    expect(await library()).toEqual(['a.png']);
  });

  const refusals: [string, string, string][] = [
    ['address', at('r.png'), 'no es una dirección https de un sitio público'],
    ['redirects', at('r.png'), 'redirige más de 3 veces'],
    ['tooLarge', at('r.png'), 'pesa más de 15 MB'],
    ['slow', at('r.png'), 'tarda más de 10 segundos'],
    ['unreachable', at('r.png'), 'no se puede bajar: el sitio no contesta'],
    ['', at('otra.png'), 'no está: el sitio respondió 404'],
    ['', `${at('a.png')}, ${at('b.png')}`, 'no es una dirección https de un sitio público'],
    ['', at('x'.repeat(2000)), 'no es una dirección https de un sitio público'],
  ];
  test.each(refusals)('that fail are an error of their row alone: %s', async (refused, address, says) => {
    const web = aWeb({ [at('r.png')]: refused as NotFetched['refused'], [at('a.png')]: await plainPicture(1) });
    const { id } = await given.upload(header + row('A-1', at('a.png')) + row('B-1', `${at('a.png')} | ${address}`));
    const checked = await given.done('check', id, web);
    const report = { created: 1, problemCount: 1, problems: [{ row: 3, column: 'imágenes' }] };
    expect(checked).toMatchObject({ state: 'checked', report });
    const [problem] = checked?.report?.problems ?? [];
    expect(problem?.says.endsWith(says)).toBe(true);
    const headers = { authorization: `OAuth ${given.seller.token}` };
    const errors = await shop.app.request(`${shop.origin}/rest/import/errors?id=${id}`, { headers });
    expect(await errors.text()).toContain(says);
    expect(await given.done('write', id, web)).toMatchObject({ state: 'done', written: 1 });
    expect(await library()).toEqual(['a.png']);
  });

  test('that lead to no picture are one too, and one that works by then is seen before it is written', async () => {
    const pages: Record<string, Uint8Array> = {
      [at('a.png')]: Buffer.from('<html>'),
      [at('b.png')]: await plainPicture(1),
    };
    const web = aWeb(pages);
    const { id } = await given.upload(header + row('A-1', at('a.png')) + row('B-1', at('b.png')));
    const says = `«${at('a.png')}» no es JPEG, PNG, WebP ni AVIF`;
    expect(await given.done('check', id, web)).toMatchObject({ report: { created: 1, problems: [{ row: 2, says }] } });
    pages[at('a.png')] = await plainPicture(2);
    expect(await given.done('write', id, web)).toMatchObject({ state: 'checked', report: { created: 2 } });
    expect(await given.done('write', id, web)).toMatchObject({ state: 'done', written: 2 });
  });

  test('are not fetched where nothing is to be fetched from: this machine', async () => {
    const { id } = await given.upload(
      header + row('A-1', 'https://127.0.0.1/a.png') + row('B-1', 'https://localhost/a.png'),
    );
    const says = expect.stringContaining('no es una dirección https de un sitio público');
    expect(await given.done('check', id)).toMatchObject({ report: { created: 0, problems: [{ says }, { says }] } });
  });

  test('of a run that dies are fetched no more by the next', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `${number}.png`);
    const pictures = await Promise.all(names.map((_, number) => plainPicture(number)));
    const web = aWeb(Object.fromEntries(names.map((name, number) => [at(name), pictures[number] ?? Buffer.alloc(0)])));
    const { id } = await given.upload(header + names.map((name) => row(`A-${name}`, at(name))).join(''));
    const dead = new AbortController();
    const fetch: FetchPublic = async (...asked) => {
      if (web.asked.length >= 5) dead.abort();
      dead.signal.throwIfAborted();
      return web.fetch(...asked);
    };
    await given.make('check', id);
    await given.work({ signal: dead.signal, fetch });
    expect(await given.find(id)).toMatchObject({ state: 'checking' });
    await given.run(id, web);
    expect(await given.find(id)).toMatchObject({ state: 'checked', report: { created: 12 } });
    expect(web.asked).toHaveLength(12);
    expect(new Set(web.asked).size).toBe(12);
  });
});

describe('a run', () => {
  test('that dies while it writes keeps what it has for the next', async () => {
    const web = aWeb({ [at('a.png')]: await plainPicture(1) });
    const { id } = await given.upload(header + row('A-1', at('a.png')));
    await given.done('check', id, web);
    await given.make('write', id);
    await given.work({ signal: AbortSignal.abort() });
    expect(await given.find(id)).toMatchObject({ state: 'writing' });
    await given.run(id, web);
    expect(await given.find(id)).toMatchObject({ state: 'done', written: 1 });
    expect(web.asked).toEqual([at('a.png')]);
  });

  const reader = (fetch: FetchPublic) =>
    withAddresses(noPictures, {
      fetch,
      kept: { store: shop.ctx.importFiles, key: 'x.web' },
      signal: new AbortController().signal,
      onFetched: () => {},
    });

  test('asks a host no more that took too long three times', async () => {
    const web = aWeb({
      [at('1')]: 'slow',
      [at('2')]: 'slow',
      [at('3')]: 'slow',
      'https://otro.example/1': 'unreachable',
    });
    const { read } = reader(web.fetch);
    for (const path of ['1', '2', '3']) await read(at(path));
    expect(await read(at('4'))).toEqual({ error: 'tarda más de 10 segundos, como otras de su sitio' });
    await read('https://otro.example/1');
    expect(web.asked).toHaveLength(4);
  });

  test('fetches 5,000 and 500 MB at most', async () => {
    const few = reader(async () => ({ refused: 'unreachable' }));
    for (let number = 0; number < picturesMost; number += 1) await few.read(at(`${number}`));
    expect(await few.read(at('0'))).toEqual({ error: 'no se puede bajar: el sitio no contesta' });
    expect(await few.read(at('otra'))).toEqual({ error: 'pasa de las 5.000 imágenes que se bajan por vez' });
    const large = reader(async () => ({ bytes: Buffer.alloc(15_000_000) }));
    for (let number = 0; number < 35; number += 1) await large.read(at(`${number}`));
    expect(await large.read(at('otra'))).toEqual({ error: 'pasa de los 500 MB de imágenes que se bajan por vez' });
  });

  test.each([
    ['fotos/A-1.jpg', 'A-1.jpg'],
    [at('a/b/una%20foto.jpg?x=1#y'), 'una foto.jpg'],
    [at('%zz.jpg'), '%zz.jpg'],
    [at(''), 'imagen'],
    [at(`${'x'.repeat(300)}.jpg`), `${'x'.repeat(196)}.jpg`],
  ])('calls %s %s in the library', (file, name) => {
    expect(pictureNameOf(file)).toBe(name);
  });
});
