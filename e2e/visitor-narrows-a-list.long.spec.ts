import { expect, expectAccessible, isWide, open, resultCount, test } from './fixtures.ts';

const path = '/productos?c=1.7';

test('brands, a specification, prices and stock narrow a list together, each with its chip', {
  tag: '@both-widths',
}, async ({ page }) => {
  await open(page, '/productos?c=1.9.90');
  const all = await resultCount(page);
  const chips = page.getByRole('list', { name: 'Filtros elegidos' });
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const sheet = page.getByRole('dialog', { name: 'Filtrar y ordenar' });
  if (isWide(page)) {
    const specification = filters
      .getByRole('navigation')
      .filter({ hasText: /\d+ (k|M)?Ω/ })
      .first();
    await specification.getByRole('link').first().click();
    await expect(page).toHaveURL(/[?&]e=/);
    await filters.getByRole('link', { name: 'Solo con stock' }).click();
    // The form of prices goes on from the list that is shown.
    await expect(page).toHaveURL(/stock=1/);
    await filters.getByLabel('Hasta U$S').fill('5');
    await filters.getByRole('button', { name: 'Aplicar precio' }).click();
  } else {
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    const specification = sheet
      .getByRole('group')
      .filter({ hasText: /\d+ (k|M)?Ω/ })
      .first();
    await specification.getByRole('checkbox').first().check();
    await specification.getByRole('checkbox').nth(1).check();
    await sheet.getByLabel('Solo con stock').check();
    await sheet.getByLabel('Hasta U$S').fill('5');
    await expectAccessible(page);
    const confirm = sheet.getByRole('button', { name: /^Confirmar · \d+ resultados?$/ });
    await confirm.click();
  }
  await expect(page).toHaveURL(/hasta=5/);
  await expect(page).toHaveURL(/stock=1/);
  await expect(chips.getByText('Precio hasta U$S 5,00')).toBeVisible();
  await expect(chips.getByText('Solo con stock')).toBeVisible();
  const few = await resultCount(page);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  await expectAccessible(page);
  await page.reload();
  expect(await resultCount(page)).toBe(few);
  await chips.getByRole('link', { name: 'Quitar Solo con stock' }).click();
  await expect(page).not.toHaveURL(/stock=1/);
});

test('two brands together show what either makes', { tag: '@desktop' }, async ({ page }) => {
  await open(page, path);
  const all = await resultCount(page);
  const brands = page.getByRole('navigation', { name: 'Marca' }).getByRole('link');
  const countOf = async (at: number) => Number(/(\d+)$/.exec((await brands.nth(at).innerText()).trim())?.[0]);
  const [one, other] = [await countOf(0), await countOf(1)];
  await brands.nth(0).click();
  await expect.poll(() => resultCount(page)).toBe(one);
  await brands.nth(1).click();
  await expect.poll(() => resultCount(page)).toBe(one + other);
  await expect(page).toHaveURL(/b=\d+%2C\d+/);
  expect(one + other).toBeLessThanOrEqual(all);
  await brands.nth(0).click();
  await expect.poll(() => resultCount(page)).toBe(other);
});
