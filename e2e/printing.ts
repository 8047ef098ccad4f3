import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Clicks 'Imprimir' of an order; answers its sheet as paper shows it, while the browser's own dialog would be open. */
export const printed = (page: Page, number: number) =>
  printedBy(page, () => page.getByRole('button', { name: `Imprimir el pedido ${number}` }).click());

/** The same of what is chosen in the panel's menu, of whatever width. */
export const printedAtDesk = (page: Page, what: string) =>
  printedBy(page, async () => {
    await page.getByRole('button', { name: /^(Imprimir|Más acciones)$/ }).click();
    await page.getByRole('menuitem', { name: what }).click();
  });

/** The same by another press. */
export const printedBy = async (page: Page, press: () => Promise<void>) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  const sheet = page.locator('.sheet');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  return sheet;
};

export const endPrinting = async (page: Page) => {
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
};
