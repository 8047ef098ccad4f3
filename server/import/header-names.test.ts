import { describe, expect, test } from 'vitest';
import { type Asked, readHeader } from './header.ts';

/** The fields of the columns of a header, by their labels. */
const read = (cells: readonly string[], asked?: Asked) => {
  const { columns, problems } = readHeader({ row: 1, cells }, [], asked);
  expect(problems.filter(({ says }) => !says.startsWith('falta la columna'))).toEqual([]);
  return Object.fromEntries(columns.map(({ label, target }) => [label, 'field' in target && target.field]));
};

describe('headers of ordinary lists', () => {
  test.each([
    ['Precio U$S c/IVA', 'price'],
    ['Precio c/IVA', 'price'],
    ['P. Lista (IVA inc.)', 'price'],
    ['Precio Público', 'price'],
    ['Precio Venta', 'price'],
    ['P. Unit.', 'price'],
    ['P. Unitario', 'price'],
    ['Precio s/IVA', 'netPrice'],
    ['P. Unit. U$S sin IVA', 'netPrice'],
    ['Precio Lista + IVA', 'netPrice'],
    ['Línea', 'category'],
    ['Grupo', 'category'],
    ['Foto', 'images'],
  ])('«%s» is %s', (label, field) => {
    expect(read(['Código', label])).toEqual({ Código: 'code', [label]: field });
  });

  test.each([
    [['Código', 'Precio s/IVA', 'Precio c/IVA'], 'Precio s/IVA'],
    [['Código', 'Precio c/IVA', 'Precio s/IVA'], 'Precio c/IVA'],
    [['Código', 'Precio', 'Precio s/IVA', 'Precio c/IVA'], 'Precio'],
    [['Código', 'Precio $ c/IVA', 'Precio U$S c/IVA'], 'Precio U$S c/IVA'],
  ])('of the prices of %j one counts, the dollars before the pesos', (cells, label) => {
    expect(Object.keys(read(cells))).toEqual(['Código', label]);
  });
});

describe('a description', () => {
  test.each([['Descripción'], ['DETALLE'], ['Artículo']])('«%s» is the name of a list that has none', (label) => {
    expect(read(['Código', label, 'Precio'])).toEqual({ Código: 'code', [label]: 'name', Precio: 'price' });
    expect(read(['Código', 'Nombre', label, 'Precio'])).not.toMatchObject({ [label]: 'name' });
  });

  test('is the name once, and the other is what it says', () => {
    expect(read(['Código', 'Artículo', 'Descripción', 'Precio'])).toMatchObject({
      Artículo: 'name',
      Descripción: 'description',
    });
    expect(read(['Código', 'Descripción', 'Detalle', 'Precio'])).toMatchObject({
      Descripción: 'name',
      Detalle: 'description',
    });
  });

  test('stays one where the shop wrote the header, where no price is, and where somebody said so', () => {
    expect(read(['código', 'descripción', 'precio'])).toMatchObject({ descripción: 'description' });
    expect(read(['Código', 'Descripción'])).toMatchObject({ Descripción: 'description' });
    const columns = { Descripción: 'descripción' };
    expect(read(['Código', 'Descripción', 'Precio'], { columns })).toMatchObject({ Descripción: 'description' });
  });

  test('«Artículo» may be the code, where no other column is', () => {
    expect(read(['Artículo', 'Descripción', 'Precio'])).toEqual({ Descripción: 'name', Precio: 'price' });
  });
});
