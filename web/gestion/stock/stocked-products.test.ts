import { expect, test } from 'vitest';
import type { StockRow } from '#contract/stock';
import { isBelowMinimum, stockedBranches, stockedProducts } from './stocked-products.ts';

const row = (code: string, branchCode: string, quant: number, minStock: number | null = null): StockRow => ({
  code,
  name: `Placa ${code}`,
  isPublic: true,
  branchCode,
  branchName: `Sucursal ${branchCode}`,
  onHand: quant + 1,
  reserved: 1,
  quant,
  minStock,
});

test('rows become products in their order, with what is free at all branches', () => {
  const rows = [row('B', 'BUL', 3, 6), row('B', 'CLA', 2, 6), row('A', 'BUL', 0), row('A', 'CLA', 4)];
  expect(stockedProducts(rows)).toEqual([
    { code: 'B', name: 'Placa B', isPublic: true, minStock: 6, total: 5, branches: rows.slice(0, 2) },
    { code: 'A', name: 'Placa A', isPublic: true, minStock: null, total: 4, branches: rows.slice(2) },
  ]);
  expect(stockedProducts([])).toEqual([]);
});

test('a product is below its minimum where all branches together have less free', () => {
  expect(isBelowMinimum({ total: 5, minStock: 6 })).toBe(true);
  expect(isBelowMinimum({ total: 6, minStock: 6 })).toBe(false);
  expect(isBelowMinimum({ total: 0, minStock: 0 })).toBe(false);
  expect(isBelowMinimum({ total: 0, minStock: null })).toBe(false);
});

test('branches are those that the site offers, and another where something may lie', () => {
  const offered = [{ code: 'CLA', name: 'Cerro Largo' }];
  const rows = [row('A', 'BUL', 1), row('A', 'CLA', 2), row('B', 'BUL', 1)];
  expect(stockedBranches(offered, rows)).toEqual([...offered, { code: 'BUL', name: 'Sucursal BUL' }]);
  expect(stockedBranches(offered, [])).toEqual(offered);
});
