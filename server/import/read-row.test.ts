import { describe, expect, test } from 'vitest';
import { columns, type Field, fields } from './columns.ts';
import { readHeader } from './header.ts';
import { problemSentence } from './problem.ts';
import { moneyAt, readRow } from './read-row.ts';

const branches = [{ code: 'BUL', name: 'Bulevar' }];
const read = (cells: Record<string, string>) => {
  const header = readHeader({ row: 1, cells: Object.keys(cells) }, branches);
  const { read: row, problems } = readRow(header, 12, Object.values(cells));
  return { row, sentences: [...header.problems, ...problems].map(problemSentence) };
};
const valueOf = (field: Field, text: string) =>
  read({ código: 'A-1', [columns[field].names[0]]: text }).row.values[field];

describe('a row', () => {
  test('reads every column', () => {
    const { row, sentences } = read({
      código: 'A-1',
      categoría: 'Electró\u00adnica >  Pla\u200ccas\u200d',
      especificaciones: 'Al\u200cto: 10\u00ad cm | Relación: 1:2 | Borde \\| canto: sí',
      enlaces: 'Manual: https://ejemplo.uy/m.pdf | ejemplo.uy/x | Guía: /productos?c=1.2',
      imágenes: 'uno.jpg | dos.jpg',
      'web de proveedor': 'proveedor.example/1',
      'spec:Peso': '3 kg',
      'spec:Largo': '-',
      'stock Bulevar': '4',
      'stock mínimo': '2',
      ean: '7 501031 311309',
      dua: '-',
    });
    expect(sentences).toEqual([]);
    expect(row).toMatchObject({ row: 12, code: 'A-1', stock: new Map([['BUL', 4]]) });
    expect(row.specifications).toEqual(
      new Map([
        ['Peso', '3 kg'],
        ['Largo', null],
      ]),
    );
    expect(row.values).toEqual({
      code: 'A-1',
      category: { path: ['Electrónica', 'Placas'] },
      specifications: [
        { key: 'Alto', value: '10 cm' },
        { key: 'Relación', value: '1:2' },
        { key: 'Borde | canto', value: 'sí' },
      ],
      links: [
        { name: 'Manual', url: 'https://ejemplo.uy/m.pdf' },
        { name: 'ejemplo.uy', url: 'https://ejemplo.uy/x' },
        { name: 'Guía', url: '/productos?c=1.2' },
      ],
      images: ['uno.jpg', 'dos.jpg'],
      providerUrl: 'https://proveedor.example/1',
      minStock: 2,
      barcode: '7501031311309',
      dua: null,
    });
  });

  test('takes what begins with a number sign as text', () => {
    const { row, sentences } = read({ código: '#10', 'código de proveedor': '#4521', 'spec:Calibre': '#1/0' });
    expect(sentences).toEqual([]);
    expect(row).toMatchObject({ code: '#10', values: { providerCode: '#4521' } });
    expect(row.specifications).toEqual(new Map([['Calibre', '#1/0']]));
  });

  test('leaves out what has an empty cell', () => {
    expect(read({ código: 'A-1', nombre: '', precio: '' }).row.values).toEqual({ code: 'A-1' });
  });

  test.each(['&nbsp;', '<br>', '\u00ad', ' | ', '<p>|</p>', '\u00ad | \u00ad'])(
    'leaves out what has nothing in «%s»',
    (text) => {
      const lists: Field[] = ['specifications', 'links', 'images', 'previousCodes'];
      const others: Field[] = ['name', 'description', 'price', 'minStock', 'barcode', 'isPublic'];
      for (const field of text.includes('|') ? lists : [...lists, ...others])
        expect(read({ código: 'A-1', [columns[field].names[0]]: text })).toMatchObject({
          row: { values: { code: 'A-1' } },
          sentences: [],
        });
      if (!text.includes('|'))
        expect(read({ código: 'A-1', 'spec:Alto': text, 'stock Bulevar': text })).toMatchObject({
          row: { specifications: new Map(), stock: new Map() },
          sentences: [],
        });
    },
  );

  test('has no code in a cell that shows nothing', () => {
    expect(read({ código: '&nbsp;', nombre: 'X' }).sentences).toEqual(['Fila 12, columna «código»: está vacía']);
  });

  test('takes the currency of its cell as that is read', () => {
    const money = { currency: 'USD', stated: ['UYU'] };
    const header = readHeader({ row: 1, cells: ['código', 'precio', 'moneda', 'nombre'] }, branches);
    expect(moneyAt(header, 1, ['A', '5', '<b>UYU</b>'])).toEqual(money);
    const { problems } = readRow(header, 2, ['A', '5', '<b>UYU</b>', '&nbsp;', '&nbsp;']);
    expect(problems.map(({ says }) => says)).toEqual([expect.stringContaining('no está en dólares')]);
  });

  test('takes no link that only looks like a path of the site', () => {
    expect(read({ código: 'A-1', enlaces: 'Guía: //malo.example' }).sentences).toEqual([
      'Fila 12, columna «enlaces»: «Guía: //malo.example» no tiene la forma «Manual: https://…»',
    ]);
  });

  test('says each thing that is wrong by row and column, whatever else is wrong', () => {
    const { sentences } = read({
      código: '7,79E+12',
      nombre: '-',
      Precio: '#N/A',
      público: 'quizás',
      categoría: 'Electrónica > > Placas',
      enlaces: 'Manual: javascript:alert(1)',
      especificaciones: 'Alto',
      imágenes: '#¡REF!',
      'stock Bulevar': 'muchos',
      'código de barras': '7501031311308',
      'stock mínimo': '-1',
    });
    expect(sentences).toEqual([
      "Fila 12, columna «código»: «7,79E+12»: la planilla abrevió el código y el original se perdió. Dale formato de texto a la columna y escribí el código de nuevo. Si el código es así, escribilo con dos apóstrofos adelante: ''7,79E+12",
      'Fila 12, columna «nombre»: no se puede vaciar',
      'Fila 12, columna «Precio»: «#N/A»: la fórmula no encontró lo que busca. Corregila, escribí el dato o vaciá la celda',
      'Fila 12, columna «público»: «quizás» no es sí ni no',
      'Fila 12, columna «categoría»: «Electrónica > > Placas» no tiene la forma «Electrónica > Placas»',
      'Fila 12, columna «enlaces»: «Manual: javascript:alert(1)» no tiene la forma «Manual: https://…»',
      'Fila 12, columna «especificaciones»: «Alto» no tiene la forma «Alto: 10 cm»',
      'Fila 12, columna «imágenes»: «#¡REF!»: la fórmula da error. Corregila, escribí el dato o vaciá la celda',
      'Fila 12, columna «stock Bulevar»: «muchos» no es un número',
      'Fila 12, columna «código de barras»: «7501031311308» no es un código de barras: lleva 8, 12, 13 o 14 dígitos, y el último tiene que ser el de control',
      'Fila 12, columna «stock mínimo»: «-1» es negativo',
    ]);
  });

  test('without a code, or with more cells than the header, is refused', () => {
    expect(read({ código: '', nombre: 'X' }).sentences).toEqual(['Fila 12, columna «código»: está vacía']);
    const header = readHeader({ row: 1, cells: ['código'] }, branches);
    const { problems } = readRow(header, 3, ['A', '', '90']);
    expect(problems.map(problemSentence)).toEqual([
      'Fila 3, columna «C»: sobra «90»: la columna no tiene encabezado, o falta poner entre comillas otra celda que tiene el separador',
    ]);
  });

  test.each(['javascript:alert(1)', 'ftp://a.uy', 'sin punto', 'https://'])('%s is no address', (text) => {
    expect(valueOf('providerUrl', text)).toBeUndefined();
  });

  test('a category is an id or a path of at most five names', () => {
    expect(valueOf('category', '2.301')).toEqual({ id: '2.301' });
    expect(valueOf('category', 'a>b>c>d>e')).toEqual({ path: ['a', 'b', 'c', 'd', 'e'] });
    expect(valueOf('category', 'a>b>c>d>e>f')).toBeUndefined();
    expect(valueOf('category', '1.2.2001')).toEqual({ id: '1.2.2001' });
  });

  test.each(['01/02/2007', '1-feb-07', '1,00E+03'])('the number of a category that became «%s» makes none', (text) => {
    const [sentence] = read({ código: 'A-1', categoría: text }).sentences;
    expect(sentence).toContain('el número de la categoría');
    expect(read({ código: 'A-1', categoría: `'${text}` }).row.values.category).toEqual({ path: [text] });
  });

  test('the examples of the documentation are read', () => {
    for (const field of fields) {
      expect([
        field,
        read({ código: 'A-1', ...(field !== 'code' && { [columns[field].names[0]]: columns[field].example }) })
          .sentences,
      ]).toEqual([field, []]);
    }
  });
});

test('no two columns share a name', () => {
  const { problems } = readHeader({ row: 1, cells: fields.map((field) => columns[field].names[0]) }, []);
  expect(problems.map(({ says }) => says)).toEqual(['va con IVA o sin IVA, no los dos']);
  for (const field of fields) {
    for (const name of columns[field].names) {
      const [bound] = readHeader({ row: 1, cells: [name] }, []).columns;
      expect([name, bound?.target]).toEqual([name, { kind: 'field', field }]);
    }
  }
});
