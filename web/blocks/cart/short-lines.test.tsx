import { expect, test } from 'vitest';
import type { CartLine } from '#web/data/cart';
import type { LineStock } from '#web/data/stock';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { ShortLines } from './short-lines.tsx';

const lineOf = (code: string): CartLine => ({ code, name: code, quantity: 9 });
const stockOf = (code: string, hasAny: boolean): LineStock => ({
  code,
  available: 'NO',
  branches: ['BUL', 'CLA'].map((branch, at) => ({ code: branch, name: branch, hasAny: hasAny && at === 1 })),
});

/** Words shown for these lines, of which the shop has some, has none, or no longer sells the product. */
const saidOf = (lines: Record<string, 'some' | 'none' | 'gone'>) => {
  const stock = (code: string) => (lines[code] === 'gone' ? 'gone' : stockOf(code, lines[code] === 'some'));
  const html = pageOf(
    <ShortLines lines={Object.keys(lines).map(lineOf)} stockOf={({ code }) => stock(code)} chooseLess="Elegí menos" />,
  );
  return wordsOf(html).replaceAll(' .', '.').replace(' Quitar lo que no alcanza', '');
};

test.each([
  [{ A: 'some' }, 'No hay stock suficiente de A. Elegí menos, quitalo o consultanos.'],
  [{ A: 'some', B: 'some' }, 'No hay stock suficiente de A ni de B. Elegí menos, quitalos o consultanos.'],
  [{ A: 'none' }, 'No hay stock de A. Quitalo o consultanos.'],
  [{ A: 'none', B: 'gone' }, 'No hay stock de A ni de B. Quitalos o consultanos.'],
  [
    { A: 'some', B: 'none' },
    'No hay stock de B. Quitalo o consultanos. No hay stock suficiente de A. Elegí menos, quitalo o consultanos.',
  ],
] as const)('of %o it is said what there is to do', (lines, said) => {
  expect(saidOf(lines)).toBe(said);
});

test('the signed-in hear how many are left of each, and may take them', () => {
  const branches = [{ code: 'BUL', name: 'Bulevar', hasAny: true }];
  const saidBy = (lefts: Record<string, number>) =>
    wordsOf(
      pageOf(
        <ShortLines
          lines={Object.keys(lefts).map(lineOf)}
          stockOf={({ code }) => ({ code, available: 'NO', branches, left: lefts[code] ?? 0 })}
          chooseLess="Elegí menos"
        />,
      ),
    );
  expect(saidBy({ A: 1, B: 2 })).toContain('No hay stock suficiente de A (queda 1) ni de B (quedan 2).');
  expect(saidBy({ A: 20 })).toContain('(quedan al menos 20)');
  expect(saidBy({ A: 1, B: 2 })).toContain('Llevar lo que queda');
});
