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
const saidOf = (some: typeof lines, stockOf: (line: (typeof lines)[number]) => LineStock, ways = {}) =>
  wordsOf(pageOf(<CartBranches {...{ branches, stockOf }} lines={some} sends={false} brings={false} {...ways} />));
const waysOut = 'Ninguna tiene todo: al finalizar la compra elegís';

test('the cart says of each branch what it has: numbers to the signed-in alone', () => {
  expect(saidOf(lines, stockAs(true))).toBe(
    `Filtro: no hay en Bulevar Placa: 2 de 3 en Cerro Largo ${waysOut} llevar lo que hay.`,
  );
  expect(saidOf(lines, stockAs(false))).toBe(
    `Filtro: no hay en Bulevar Placa: no alcanza en Cerro Largo ${waysOut} llevar lo que hay.`,
  );
  expect(saidOf(lines, stockAs(true), { sends: true, brings: true })).toContain(
    `${waysOut} que te lo enviemos o que traigan el resto o llevar lo que hay.`,
  );
  expect(saidOf(lines.slice(1), stockAs(false))).toBe('No alcanza en Bulevar Está todo en Cerro Largo');
});

test('ways out are named only where the checkout has them', () => {
  const short = [{ code: 'A', name: 'Placa', quantity: 3 }];
  const shelf = { hasAny: true, hasEnough: false };
  const stockOf = ({ code }: { code: string }): LineStock => ({
    code,
    available: 'AV',
    branches: branches.map((branch) => ({ ...branch, ...shelf })),
  });
  const said = 'Placa: no alcanza en Bulevar Placa: no alcanza en Cerro Largo Ninguna tiene todo';
  expect(saidOf(short, stockOf)).toBe(`${said}.`);
  expect(saidOf(short, stockOf, { sends: true })).toBe(`${said}: al finalizar la compra elegís que te lo enviemos.`);
  expect(saidOf(short, stockOf, { branches: branches.slice(0, 1) })).toBe('Placa: no alcanza en Bulevar');
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
