import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect } from './fixtures.ts';
import { seller, tokenOf } from './shopping.ts';

export const openStock = async (page: Page) => {
  await signInAs(page, seller);
  await page.goto('/gestion/stock');
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
};
export const dialog = (page: Page) => page.getByRole('dialog').first();

export const ask = async (page: Page, token: string, path: string, data: object) => {
  const answer = await page.request.post(`/rest/${path}`, { headers: { authorization: `OAuth ${token}` }, data });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as { data: never };
};

/** Products of this journey alone, with 10 units at the first branch. */
export const someProducts = async (page: Page, count: number) => {
  const token = await tokenOf(page.request, seller);
  const { data: options } = await ask(page, token, 'order/options', {});
  const { branches } = options as { branches: { code: string; name: string }[] };
  const [first, second] = branches as [{ code: string; name: string }, { code: string; name: string }];
  const codes: string[] = [];
  for (let at = 0; at < count; at++) {
    const code = `CUENTA-${randomUUID().slice(0, 8).toUpperCase()}`;
    const product = { ProductCode: code, ProductName: `Placa ${code}`, BrandId: 1, CategoryId: '1.1', ProductPrice: 5 };
    await ask(page, token, 'product/add', { product });
    await ask(page, token, 'stock/set', { code, branchCode: first.code, quantity: 10, quantity_Z: 0 });
    codes.push(code);
  }
  return { token, codes, first, second };
};

/** As a scanner types: quickly, with Enter at its end. */
export const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

/** A product of this journey alone that nobody can have yet, and what brings some. */
export const aMissing = async (page: Page) => {
  const token = await tokenOf(page.request, seller);
  const code = `FALTA-${randomUUID().slice(0, 8).toUpperCase()}`;
  const name = `Placa ${code}`;
  const product = { ProductCode: code, ProductName: name, BrandId: 1, CategoryId: '1.1', ProductPrice: 5 };
  await ask(page, token, 'product/add', { product });
  const { data: options } = await ask(page, token, 'order/options', {});
  const [first] = (options as { branches: { code: string }[] }).branches;
  const arrive = () => ask(page, token, 'stock/set', { code, branchCode: first?.code, quantity: 3, quantity_Z: 0 });
  return { code, name, arrive };
};
