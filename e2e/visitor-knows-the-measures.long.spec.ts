import type { Page } from '@playwright/test';
import { expect, expectAccessible, isWide, open, resultCount, test } from './fixtures.ts';
import { partsShop } from './parts.ts';

test.use({ baseURL: partsShop });

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros elegidos' });

/** Where measures are typed: in sight on a wide screen, in the sheet of the filters on a phone. */
const measureFields = async (page: Page) => {
  if (isWide(page)) return page.getByRole('form', { name: 'Medidas' });
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  return page.getByRole('dialog', { name: 'Filtrar y ordenar' }).getByRole('group', { name: 'Medidas' });
};
const measuresButton = (page: Page) =>
  page.getByRole('button', { name: isWide(page) ? 'Filtrar por medidas' : /^Confirmar/ });

test('measures narrow the list to what is near enough, and each is taken away by itself', {
  tag: '@both-widths',
}, async ({ page }) => {
  await open(page, '/productos?c=2.301');
  const all = await resultCount(page);
  const measures = await measureFields(page);
  await measures.getByRole('slider', { name: 'Alto en milímetros' }).fill('400');
  await expect(measures.getByLabel('Alto (mm)')).toHaveValue('400');
  await measures.getByLabel('Tolerancia (± mm)').fill('15');
  await expectAccessible(page);
  await measuresButton(page).click();
  await expect(page).toHaveURL(/alto=400&tol=15/);
  await expect.poll(() => resultCount(page)).toBeLessThan(all);
  await expect(chips(page)).toContainText('Alto 400 ± 15 mm');
  const heights = await cards(page).locator('dt:text-is("Alto") + dd').allInnerTexts();
  expect(heights.length).toBeGreaterThan(0);
  const off = heights.map((text) => Math.abs(Number.parseFloat(text.replace(',', '.')) - 400));
  expect(Math.max(...off)).toBeLessThanOrEqual(15);
  expect(off).toEqual([...off].sort((a, b) => a - b));
  await chips(page)
    .getByRole('link', { name: /^Quitar Alto/ })
    .click();
  await expect.poll(() => resultCount(page)).toBe(all);
});

test('a slider reaches the smallest measure, and no measure at all', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/productos?c=2.301');
  const measures = await measureFields(page);
  const slider = measures.getByRole('slider', { name: 'Alto en milímetros' });
  const height = measures.getByLabel('Alto (mm)');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(height).toHaveValue(String(Number(await slider.getAttribute('min')) + 1));
  await page.keyboard.press('End');
  await expect(height).toHaveValue((await slider.getAttribute('max')) ?? '');
  await page.keyboard.press('Home');
  await expect(height).toHaveValue('');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Cualquiera');
});

test('what is no measure is said at its field, and what was typed stays', { tag: '@both-widths' }, async ({ page }) => {
  await open(page, '/productos?c=2.301');
  const measures = await measureFields(page);
  const height = measures.getByLabel('Alto (mm)');
  const tolerance = measures.getByLabel('Tolerancia (± mm)');
  const sentence = 'Escribí milímetros, como 380 o 380,5.';
  await height.fill('abc');
  await tolerance.fill('-1');
  await measuresButton(page).click();
  await expect(height).toBeFocused();
  await expect(height).toHaveAccessibleDescription(sentence);
  await expect(tolerance).toHaveAccessibleDescription(sentence);
  await expect(height).toHaveValue('abc');
  await expect(page).toHaveURL(/\?c=2\.301$/);
  await expectAccessible(page);
  await height.fill('400,5');
  await expect(height).not.toHaveAttribute('aria-invalid');
  await measuresButton(page).click();
  await expect(tolerance).toBeFocused();
  await tolerance.fill('15');
  await expect(measures.getByText(sentence)).toHaveCount(0);
  await measuresButton(page).click();
  await expect(page).toHaveURL(/alto=400\.5&tol=15/);
});
