import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { aShopToImport, importsOf, threeProducts as whole } from '#server/test/an-import';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await aShopToImport();
});

afterEach(() => shop.close());

const { importText, dump, productOf, stockOf } = importsOf(() => shop);

describe('what a file does not say', () => {
  test('stays as it is: absent columns and empty cells', async () => {
    await importText(whole);
    const before = await dump();
    const cells =
      'código;nombre;descripción;marca;proveedor;precio;especificaciones;spec:Alto;stock Bulevar\nA-1;;;;;;;;\n';
    expect(await importText(cells)).toMatchObject({ unchanged: 1, errors: [] });
    expect(await importText('código\nA-1\nA-2\n')).toMatchObject({ unchanged: 2, errors: [] });
    expect(await dump()).toEqual(before);
  });

  test.each(['&nbsp;', '<p>&nbsp;</p>', '<br>', '<!-- wp -->', '<p>\u00a0</p>', '\u00ad'])(
    'stays as it is where a cell shows nothing: «%s»',
    async (shown) => {
      const blank = `"${shown}"`;
      await importText(whole);
      const before = await dump();
      const fields =
        'código;nombre;descripción;marca;proveedor;precio;dua;especificaciones;enlaces;spec:Peso;stock BUL';
      const cells = `A-1${`;${blank}`.repeat(fields.split(';').length - 1)}`;
      expect(await importText(`${fields}\n${cells}\n`)).toMatchObject({ unchanged: 1, errors: [] });
      expect((await importText(`código;precio\nA-1;${blank}\n`)).errors).toEqual([]);
      expect((await importText(`código;sucursal;cantidad\nA-1;BUL;${blank}\n`)).errors).toEqual([]);
      expect((await importText(`código;precio\n${blank};5\n`)).errors).toEqual([
        'Fila 2, columna «código»: está vacía',
      ]);
      expect((await importText(`código;sucursal;cantidad\nA-1;${blank};5\n`)).errors).toEqual([
        'Fila 2, columna «sucursal»: está vacía: puede ser «Bulevar», «Cerro Largo»',
      ]);
      expect((await importText(`código;nombre;categoría;marca;precio\nN-1;${blank};Varios;Nodo;1\n`)).errors).toEqual([
        'Fila 2, columna «nombre»: está vacía, y el producto es nuevo',
      ]);
      expect(await dump()).toEqual(before);
    },
  );

  test('is emptied by a dash', async () => {
    await importText(whole);
    const cells = 'código;descripción;proveedor;dua;enlaces;spec:Alto\nA-1;-;-;-;-;-\n';
    expect(await importText(cells)).toMatchObject({ changed: 1, errors: [] });
    expect(await productOf('A-1')).toMatchObject({ description: '', provider_id: null, dua: null, ml_code: 'MLU1' });
    const { data } = await shop.call('product/find', { code: 'A-1' });
    expect(data).toMatchObject({
      specifications: [{ key: 'Ancho', isDefault: true }, { key: 'Peso' }],
      relatedLinks: [],
    });
  });

  test('a price without IVA takes the rate of the row, else the stored one, else 22', async () => {
    await importText(whole);
    const cells =
      'código;nombre;categoría;marca;precio sin iva;iva\nA-2;;;;100;\nA-3;;;;100;10\nN-1;Nuevo;Varios;Nodo;10,245082;\n';
    expect(await importText(cells)).toMatchObject({ changed: 2, created: 1, errors: [] });
    expect(await productOf('A-2')).toMatchObject({ price_cents: 11000 });
    expect(await productOf('A-3')).toMatchObject({ price_cents: 11000, iva_rate: '10.00' });
    expect(await productOf('N-1')).toMatchObject({ price_cents: 1250 });
  });
});

describe('rows with errors', () => {
  const mixed = `código;nombre;categoría;marca;precio;stock Bulevar
B-1;Bien;Varios;Nodo;10;1
B-2;;Varios;Nodo;10;1
B-3;Mal;Varios;Nueva;1.234;x
B-4;Uno;Varios;Nodo;10;1
B-4;Dos;Varios;Nodo;10;1
B-5;Otra;2.301;Nodo;10;1
A-1;;;;11;1
`;
  const errors = [
    'Fila 3, columna «nombre»: está vacía, y el producto es nuevo',
    'Fila 4, columna «precio»: «1.234» se puede leer de dos maneras: si son miles escribí 1234; si son decimales, con dos: 1,23',
    'Fila 4, columna «stock Bulevar»: «x» no es un número',
    'Fila 5, columna «código»: «B-4» está otra vez en la fila 6',
    'Fila 6, columna «código»: «B-4» ya está en la fila 5',
    'Fila 7, columna «categoría»: no hay una categoría 2.301 en este sitio',
  ];

  test('stop the whole import, and all are told by row and column', async () => {
    await importText(whole);
    const before = await dump();
    expect(await importText(mixed)).toMatchObject({ isWritten: false, errors });
    expect(await dump()).toEqual(before);
  });

  test('are left out whole where the import is to go on', async () => {
    await importText(whole);
    const report = await importText(mixed, { keepGoing: true });
    expect(report).toMatchObject({
      isWritten: true,
      created: 1,
      changed: 1,
      errors,
      categories: ['Varios'],
      brands: [],
    });
    const { data } = await shop.call('product/filter', { filters: {}, rowIndex: 0, rowsMax: 100 });
    expect(data?.map(({ code }) => code).toSorted()).toEqual(['A-1', 'A-3', 'B-1']);
    expect(await productOf('A-1')).toMatchObject({ price_cents: 1100 });
    expect(await stockOf('A-1')).toEqual({ BUL: 1 });
    const { brand } = await dump();
    expect(brand?.join()).not.toContain('Nueva');
  });

  test('say once which columns a new product lacks', async () => {
    expect(await importText('código;precio;marca\nN-1;5;\n')).toMatchObject({
      errors: [
        'Fila 2, columna «código»: el producto «N-1» es nuevo, y en el archivo no está «nombre» y «categoría»',
        'Fila 2, columna «marca»: está vacía, y el producto es nuevo',
      ],
    });
    expect((await importText('código;precio sin iva;stock Bulevar\nN-1;;5\n')).errors).toHaveLength(2);
  });

  test('say once that a row has a code alone, as titles among the products do', async () => {
    expect(await importText('código;nombre;precio\nSENSORES;;\n')).toMatchObject({
      errors: ['Fila 2, columna «código»: solo dice «SENSORES», y no es un producto: parece un título'],
    });
  });

  test('of a file without its header, or broken off, write nothing even then', async () => {
    const before = await dump();
    expect(await importText('nombre;precio\nA;1\n', { keepGoing: true })).toMatchObject({
      isBroken: true,
      errors: ['Fila 1: falta la columna «código»'],
    });
    expect((await importText('\n;\ncódigo;precio;code\nA;1;\n', { keepGoing: true })).errors).toEqual([
      'Fila 3, columna «code»: dice lo mismo que la columna «código»: dejá una sola',
    ]);
    expect((await importText(`${whole}"A-9;sin fin\n`, { keepGoing: true })).errors).toEqual([
      'Fila 5: acá empieza una celda entre comillas que no se cierra',
    ]);
    expect(await dump()).toEqual(before);
  });
});

describe('stock', () => {
  test('is set as it lies on the shelf, not below what orders hold', async () => {
    const held = await aProduct(shop, { code: 'H-1', stock: { BUL: 5, CLA: 5 } });
    const free = await aProduct(shop, { code: 'H-2', stock: { BUL: 5 } });
    await shop.database.query('update stock set reserved = 3 where product_id = $1', [held.id]);
    const before = await dump();
    const low = 'código;precio;stock BUL;stock CLA\nH-1;99;2;9\nH-2;99;8;\n';
    const errors = ['Fila 2, columna «stock BUL»: dice 2, y hay 3 reservados por pedidos'];
    expect(await importText(low)).toMatchObject({ isWritten: false, errors });
    expect(await dump()).toEqual(before);

    expect(await importText(low, { keepGoing: true })).toMatchObject({ changed: 1, errors });
    expect(await stockOf('H-1')).toEqual({ BUL: 5, CLA: 5 });
    expect(await productOf('H-1')).toMatchObject({ price_cents: held.price });
    expect(await stockOf('H-2')).toEqual({ BUL: 8 });
    expect(await productOf('H-2')).toMatchObject({ price_cents: 9900, id: free.id });

    expect(await importText('código;stock BUL\nH-1;3\nH-2;0\n')).toMatchObject({ changed: 2, errors: [] });
    expect(await stockOf('H-1')).toEqual({ BUL: 3, CLA: 5 });
    const { data } = await shop.call('stock/find', { code: 'H-2', quantity: 1 });
    expect(data).toMatchObject({ available: 'NO' });
  });
});
