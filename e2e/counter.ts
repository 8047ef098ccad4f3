import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, open } from './fixtures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

/** The field of the counter into which products are scanned. */
export const entry = (page: Page) => page.getByLabel('Producto', { exact: true });
export const add = async (page: Page, typed: string) => {
  await entry(page).fill(typed);
  await page.keyboard.press('Enter');
  await expect(entry(page)).toHaveValue('');
};
export const lines = (page: Page) => page.getByRole('table').getByRole('row');
/** Opens the counter, at the branch that gives the units. */
export const openCounter = async (page: Page) => {
  await signInAs(page, seller);
  await open(page, '/gestion/mostrador');
  const branch = page.getByLabel('Sucursal');
  await expect(branch.locator('option').nth(1)).toBeAttached();
  await branch.selectOption({ index: 1 });
};
/** The order of the page that says that it was taken, as the shop stored it. */
export const soldOf = async (page: Page) => {
  const path = (await page.getByRole('link', { name: /^Ver el pedido/ }).getAttribute('href')) ?? '';
  const input = { orderId: path.split('/').at(-1) };
  return (await callAs(page.request, await sellerToken(page.request), 'order/find', input)).data ?? {};
};

/** Options of an open list; a native one has its options always. */
export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
/** A scanner: the whole code at once, and Enter. */
export const scan = async (page: Page, code: string) => {
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
};

/** Answers of this call wait until they are let go. */
export const holdAnswers = async (page: Page, path: string) => {
  let letGo = () => {};
  const isLate = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(`**/rest/${path}`, async (route) => {
    await isLate;
    await route.fallback();
  });
  return letGo;
};
