import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const match = (codes: string[], ...files: string[]) => {
  const { byCode, unmatched } = matchPictures(files, codes);
  return {
    ...Object.fromEntries(byCode),
    ...(unmatched.length > 0 && { unmatched: unmatched.map(({ file }) => file) }),
  };
};

describe('matchPictures', () => {
  test('puts the files of a code in the order of their numbers', () => {
    const files = ['ABC-1_10.jpg', 'ABC-1_2.png', 'fotos/ABC-1.webp', 'ABC-1 (3).jpeg', 'ABC-1-4.jpg'];
    expect(match(['ABC-1'], ...files)).toEqual({
      'ABC-1': ['fotos/ABC-1.webp', 'ABC-1_2.png', 'ABC-1 (3).jpeg', 'ABC-1-4.jpg', 'ABC-1_10.jpg'],
    });
  });

  test.each([
    ['abc-1.JPG', 'ABC-1'],
    ['ABC 1.jpg', 'ABC-1'],
    ['abc1.jpg', 'ABC-1'],
    ['abc1_2.jpg', 'ABC-1'],
    ['radiador 12.50.jpg', 'RADIADOR/12.50'],
    ['n\u0303andu.jpg', 'ñandu'],
  ])('%s is of %s', (file, code) => {
    expect(match([code, 'OTRO'], file)).toEqual({ [code]: [file] });
  });

  test('a whole name wins over a number at its end', () => {
    expect(match(['ABC', 'ABC-1'], 'ABC-1.jpg', 'ABC.jpg', 'ABC-2.jpg')).toEqual({
      ABC: ['ABC.jpg', 'ABC-2.jpg'],
      'ABC-1': ['ABC-1.jpg'],
    });
    expect(match(['ABC-1', 'ABC-12'], 'ABC-1_2.jpg')).toEqual({ 'ABC-1': ['ABC-1_2.jpg'] });
  });

  test('a name that two codes could mean is nobody’s, and says whose it could be', () => {
    const { byCode, unmatched } = matchPictures(['ABC_1.jpg', 'x.jpg'], ['ABC', 'ABC-1']);
    expect(byCode.size).toBe(0);
    expect(unmatched).toEqual([
      { file: 'ABC_1.jpg', says: 'puede ser de «ABC» o de «ABC-1»' },
      { file: 'x.jpg', says: 'su nombre no es el código de un producto' },
    ]);
    expect(match(['A.B', 'A-B'], 'A B.jpg')).toEqual({ unmatched: ['A B.jpg'] });
  });

  test('a name whose accents a Mac wrote apart is exactly the code that has them', () => {
    const file = 'ñandu.jpg'.normalize('NFD');
    expect(match(['nandu', 'ñandu'], file)).toEqual({ ñandu: [file] });
  });

  test('a name that is a previous code says which one the product has now', () => {
    const previous = new Map([
      ['VIEJO-1', { code: 'NUEVO-1' }],
      ['ABC-2', { code: 'X' }],
    ]);
    const { byCode, unmatched } = matchPictures(['viejo 1_2.jpg', 'ABC-2.jpg', 'x1.jpg'], ['ABC', 'NUEVO-1'], previous);
    expect(byCode).toEqual(new Map([['ABC', ['ABC-2.jpg']]]));
    expect(unmatched).toEqual([
      { file: 'viejo 1_2.jpg', says: 'su nombre es el código anterior de «NUEVO-1»: ponele el actual' },
      { file: 'x1.jpg', says: 'su nombre no es el código de un producto' },
    ]);
  });

  test('a picture named exactly like a code is always its own, whatever other codes there are', () => {
    const code = fc.string({ unit: fc.constantFrom('A', 'b', '1', '2', '-', '_', '.'), minLength: 1, maxLength: 6 });
    const codes = fc.uniqueArray(code, { minLength: 1, maxLength: 8, selector: (one) => one.toLowerCase() });
    fc.assert(
      fc.property(codes, (all) => {
        const { byCode, unmatched } = matchPictures(
          all.map((one) => `${one}.jpg`),
          all,
        );
        expect(unmatched).toEqual([]);
        for (const one of all) expect(byCode.get(one)).toEqual([`${one}.jpg`]);
      }),
    );
  });
});
