import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOriginalCodes } from '#server/autoparts/whole-families.service';
import { aFamily } from '#server/test/a-family';
import { importing } from '#server/test/importing';

let given: Awaited<ReturnType<typeof importing>>;
beforeEach(async () => {
  given = await importing();
  for (const family of ['F-1', 'F-2', 'F-3']) await aFamily(given.shop, { family, originalCodes: ['AA-1', 'BB-2'] });
});
afterEach(() => given.close());

const codesOf = async (family: string) => (await findOriginalCodes(given.shop.ctx, [family])).get(family);
const errorsOf = async (id: number) => {
  const headers = { authorization: `OAuth ${given.seller.token}` };
  return (await given.shop.app.request(`${given.shop.origin}/rest/import/errors?id=${id}`, { headers })).text();
};
const header = 'familia;código original';

test('a family with a wrong row is given back whole, and is its whole list once that is mended', async () => {
  const id = await given.checked(`${header}\nF-1;CC-3\nF-2;CC-3\nF-1;---\nF-1;DD-4\n`);
  expect(await given.find(id)).toMatchObject({ report: { changed: 1, problemCount: 1, lists: { rightOut: 2 } } });
  const errors = await errorsOf(id);
  expect(errors.split('\r\n').slice(1, -1)).toEqual([
    'F-1;CC-3;Queda afuera con su familia',
    "F-1;'---;Columna «código original»: «---» no tiene letras ni números",
    'F-1;DD-4;Queda afuera con su familia',
  ]);
  expect(await given.done('write', id)).toMatchObject({
    state: 'done',
    written: 1,
    report: { lists: { rightOut: 2 } },
  });
  expect(await errorsOf(id)).toBe(errors);
  await given.done('write', await given.checked(errors.replace("'---", 'EE-5')));
  expect(await codesOf('F-1')).toEqual(['CC-3', 'EE-5', 'DD-4']);
});

test('beside a row that may be of any family all rows are given back', async () => {
  const id = await given.checked(`${header}\nF-1;AA-1\nF-1;BB-2\nF-1;CC-3\n;DD-4\nF-2;-\nF-3;AA-1\nF-3;BB-2\n`);
  expect(await given.find(id)).toMatchObject({ report: { changed: 1, unchanged: 1, lists: { rightOut: 1 } } });
  const errors = await errorsOf(id);
  const along = 'Sin errores: está acá por si es de su familia una fila que no dice cuál';
  expect(errors.split('\r\n').slice(1, -1)).toEqual([
    `F-1;AA-1;${along}`,
    `F-1;BB-2;${along}`,
    `F-1;CC-3;${along}`,
    ';DD-4;Columna «familia»: está vacía',
    'F-2;-;Queda afuera con su familia',
    `F-3;AA-1;${along}`,
    `F-3;BB-2;${along}`,
  ]);
  await given.done('write', id);
  await given.done('write', await given.checked(errors.replace('\n;DD-4', '\nF-1;DD-4')));
  expect([await codesOf('F-1'), await codesOf('F-3')]).toEqual([
    ['AA-1', 'BB-2', 'CC-3', 'DD-4'],
    ['AA-1', 'BB-2'],
  ]);
});

test('the check says how many codes its families lose, and it is still told once they are lost', async () => {
  // AA-1 and BB-2 go from F-1, one from F-2; F-3 has a wrong row and loses none.
  const id = await given.checked(`${header}\nF-1;CC-3\nF-2;bb2\nF-2;CC-3\nF-3;---\n`);
  expect(await given.find(id)).toMatchObject({ state: 'checked', report: { changed: 2, removed: 3 } });
  expect(await given.done('write', id)).toMatchObject({ state: 'done', report: { removed: 3 } });
  const again = await given.checked(`${header}\nF-1;CC-3\nF-1;DD-4\nF-2;bb2\nF-2;CC-3\n`);
  expect(await given.find(again)).toMatchObject({ report: { changed: 1, unchanged: 1, removed: 0 } });
});

test('a list of autoparts is read by the words of its list', async () => {
  const { id } = await given.upload('Familia;Altura;Color\nF-1;345,55;rojo\n');
  const { file } = (await given.find(id)) ?? {};
  expect(file?.form).toBe('products');
  const columns = [
    { label: 'Altura', means: 'alto' },
    { label: 'Color', means: '' },
  ];
  await given.shop.call('import/check', { id, how: { columns } }, given.seller.token);
  await given.work();
  const read = await given.find(id);
  expect(read?.file).toMatchObject({
    form: 'families',
    columns: [{ means: 'familia' }, { label: 'Altura', means: 'alto' }, { label: 'Color', means: null }],
    choices: expect.arrayContaining(['código', 'alto', 'equivalente a']),
  });
  expect(read?.report?.problems).toMatchObject([{ row: 2, column: 'Altura' }]);
  expect(read?.file.choices).not.toContain('precio');
});
