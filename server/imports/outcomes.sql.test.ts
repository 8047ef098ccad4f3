import { afterEach, beforeEach, expect, test } from 'vitest';
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
