import { expect, test } from 'vitest';
import type { Stock } from '#contract/stock';
import type { LineStock } from '#web/data/stock';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { CartBranches } from './cart-branches.tsx';

const branches = [
  { code: 'BUL', name: 'Bulevar' },
  { code: 'CLA', name: 'Cerro Largo' },
];
const lines = [
  { code: 'A', name: 'Placa', quantity: 3 },
  { code: 'B', name: 'Filtro', quantity: 1 },
];
/** Placa lies in the first branch and two of it in the second, which alone has Filtro. */
const stockAs =
  (isSignedIn: boolean) =>
  ({ code, quantity }: { code: string; quantity: number }): LineStock => {
    const units = code === 'A' ? [3, 2] : [0, 1];
    return {
      code,
      available: 'AV',
      branches: branches.map((branch, at) => {
        const free = units[at] ?? 0;
        const number = isSignedIn && { left: Math.min(free, quantity) };
        return { ...branch, hasAny: free > 0, hasEnough: free >= quantity, ...number };
      }),
    };
  };
const saidOf = (some: typeof lines, stockOf: (line: (typeof lines)[number]) => LineStock) =>
  wordsOf(pageOf(<CartBranches branches={branches} lines={some} stockOf={stockOf} />));

test('the cart says of each branch what it has: numbers to the signed-in alone', () => {
  expect(saidOf(lines, stockAs(true))).toBe('Filtro: no hay en Bulevar Placa: 2 de 3 en Cerro Largo');
  expect(saidOf(lines, stockAs(false))).toBe('Filtro: no hay en Bulevar Placa: no alcanza en Cerro Largo');
  expect(saidOf(lines.slice(1), stockAs(false))).toBe('No alcanza en Bulevar Está todo en Cerro Largo');
});

test('while it is asked, or where a visitor does not hear it, nothing is said', () => {
  expect(saidOf(lines, () => undefined)).toBe('');
  const shelves = branches.map((branch) => ({ ...branch, hasAny: true }));
  expect(saidOf(lines, ({ code }) => ({ code, available: 'AV', branches: shelves }))).toBe('');
});

test('a line of which the whole shop has too few is not said again of each branch', () => {
  const stockOf = stockAs(true);
  const isFew = ({ code }: { code: string }) => code === 'A';
  const said = saidOf(lines, (line) => ({ ...(stockOf(line) as Stock), ...(isFew(line) && { available: 'NO' }) }));
  expect(said).toBe('Filtro: no hay en Bulevar');
});
