import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { anImport, threeProducts } from '#server/test/an-import';
import { importing } from '#server/test/importing';
import type { TestShop } from '#server/test/shop';

let given: Awaited<ReturnType<typeof importing>>;
let shop: TestShop;
beforeEach(async () => {
  given = await importing();
  ({ shop } = given);
});
afterEach(() => given.close());

test('a check says which prices go up and down', async () => {
  await anImport(shop, threeProducts);
  const id = await given.checked('código;precio\nA-1;1.300,00\nA-2;30,00\nA-3;0\n');
  const up = { code: 'A-1', name: 'Placa Uno', from: 123450, to: 130000 };
  expect((await given.find(id))?.report?.outcomes).toEqual([
    { kind: 'big', count: 1, examples: [{ code: 'A-2', name: 'Placa Dos', from: 1290, to: 3000 }] },
    { kind: 'zero', count: 1, examples: [{ code: 'A-3', name: 'Motor', from: 123450, to: 0 }] },
    { kind: 'up', count: 2, examples: [up, { code: 'A-2', name: 'Placa Dos', from: 1290, to: 3000 }] },
    { kind: 'down', count: 1, examples: [{ code: 'A-3', name: 'Motor', from: 123450, to: 0 }] },
  ]);
  const { data: listed } = await shop.call('import/list', {}, given.seller.token);
  expect(listed?.[0]?.report).toMatchObject({ changed: 3, outcomes: [] });
  const products = await given.checked(
    `código;nombre;precio;categoría;marca\nA-1;Placa 1;;;\nA-2;;13,00;;\nA-9;Nueva;5;Electrónica;Nodo\n`,
  );
  expect((await given.find(products))?.report?.outcomes).toEqual([
    { kind: 'created', count: 1, examples: [{ code: 'A-9', name: 'Nueva', from: null, to: 500 }] },
    { kind: 'up', count: 1, examples: [{ code: 'A-2', name: 'Placa Dos', from: 1290, to: 1300 }] },
    { kind: 'other', count: 1, examples: [{ code: 'A-1', name: 'Placa 1', from: 123450, to: 123450 }] },
  ]);
  const stock = await given.checked('código;sucursal;cantidad\nA-1;BUL;9\n');
  expect((await given.find(stock))?.report?.outcomes).toEqual([
    { kind: 'other', count: 1, examples: [{ code: 'A-1', name: 'Placa Uno', from: null, to: null }] },
  ]);
});

describe('what happens to each row, as a file', () => {
  const get = async (id: number) => {
    const headers = { authorization: `OAuth ${given.seller.token}` };
    const address = `${shop.origin}/rest/import/errors?id=${id}&contents=outcomes`;
    const answer = await shop.app.request(address, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  const rowsOf = async (id: number) => (await get(id)).text.trimEnd().split('\r\n');

  test('is the file itself with a column more, and the products that it lacks after it', async () => {
    await anImport(shop, threeProducts);
    const provider = shop.database.db.selectFrom('provider').select('id').where('name', '=', 'Robotics');
    const { id: providerId } = await provider.executeTakeFirstOrThrow();
    const rows = 'A-2;30,00;;;\nA-3;1.234,50;;;\nA-9;5;"=Nueva;1";Electrónica;Nodo\nA-8;cinco;;;\n';
    const { id } = await given.upload(`Lista\ncódigo;precio;nombre;categoría;marca\n${rows}`);
    expect(await get(id)).toEqual({ status: 404, text: messages['import.noOutcomes'] });
    await shop.call('import/check', { id, how: { providerId } }, given.seller.token);
    await given.work();
    const told = [
      'código;precio;nombre;categoría;marca;qué pasa',
      'A-2;30,00;;;;Sube de precio: U$S 12,90 → U$S 30,00 (más de la mitad)',
      'A-3;1.234,50;;;;Cambia',
      'A-9;5;"\'=Nueva;1";Electrónica;Nodo;Nuevo',
      'A-8;cinco;;;;Queda afuera: Columna «precio»: «cinco» no es un número',
      'A-1;;;;;No está en la planilla: Placa Uno, U$S 1.234,50',
    ];
    expect(await rowsOf(id)).toEqual(told);
    await given.done('write', id);
    expect(await rowsOf(id)).toEqual(told);
    // It is a file to be imported as any other: its column is none of the shop's.
    const again = await given.checked(told.slice(0, 3).join('\n'));
    expect((await rowsOf(again)).slice(0, 3)).toEqual([told[0], 'A-2;30,00;;;;Igual', 'A-3;1.234,50;;;;Igual']);
  });

  test('is there for lists of prices and of stock, and none for those of parts', async () => {
    await anImport(shop, threeProducts);
    const prices = await given.checked('código;precio\nA-1;1.300,00\nA-2;12,90\nA-3;-1\n');
    expect(await rowsOf(prices)).toEqual([
      'código;precio;qué pasa',
      'A-1;1.300,00;Sube de precio: U$S 1.234,50 → U$S 1.300,00',
      'A-2;12,90;Igual',
      expect.stringMatching(/^A-3;'-1;Queda afuera: /),
    ]);
    const stock = await given.checked('código;sucursal;cantidad\nA-1;BUL;9\nA-2;CLA;2\n');
    expect((await rowsOf(stock)).slice(1)).toEqual(['A-1;BUL;9;Cambia', 'A-2;CLA;2;Igual']);
    const parts = await given.checked('familia;descripción\nF-1;Núcleo\n');
    expect(await get(parts)).toEqual({ status: 404, text: messages['import.noOutcomes'] });
    expect((await get(parts + 99)).text).toBe(messages['import.notFound']);
  });
});
