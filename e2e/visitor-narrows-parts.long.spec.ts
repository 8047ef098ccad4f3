import { signInAs, theCustomer } from './accounts.ts';
import { expect, expectAccessible, isWide, open, resultCount, searchBox, test } from './fixtures.ts';
import { partsShop } from './parts.ts';

test.use({ baseURL: partsShop });

const tooShort = 'Escribí al menos dos letras o números para buscar.';

test('parts are narrowed by stock, and by prices for who is signed in', { tag: '@both-widths' }, async ({
  page,
  request,
}) => {
  if (!isWide(page)) await page.setViewportSize({ width: 360, height: 800 });
  const place = isWide(page)
    ? page.getByRole('complementary', { name: 'Filtros' })
    : page.getByRole('dialog', { name: 'Filtrar y ordenar' });
  const openFilters = async () => {
    if (!isWide(page)) await page.getByRole('button', { name: /^Filtrar/ }).click();
  };
  const confirm = async () => {
    if (!isWide(page)) await place.getByRole('button', { name: /^Confirmar · [\d.]+ resultados?$/ }).click();
  };
  const chips = page.getByRole('list', { name: 'Filtros elegidos' });
  await open(page, '/productos?search=');
  const all = await resultCount(page);
  await openFilters();
  await place.getByText('Solo con stock').click();
  await expect(place.getByLabel('Hasta U$S'), 'a visitor sees no price').toHaveCount(0);
  await confirm();
  await expect(page).toHaveURL('/productos?stock=1');
  await expect(chips.getByText('Solo con stock')).toBeVisible();
  await expect.poll(() => resultCount(page)).toBeLessThan(all);
  const stocked = await resultCount(page);

  await signInAs(page, await theCustomer(request));
  await open(page, '/productos?stock=1');
  await openFilters();
  await place.getByLabel('Hasta U$S').fill('99,90');
  if (isWide(page)) await place.getByRole('button', { name: 'Aplicar precio' }).click();
  await confirm();
  await expect(page).toHaveURL('/productos?hasta=99.9&stock=1');
  await expect(chips.getByText('Precio hasta U$S 99,90')).toBeVisible();
  await expect.poll(() => resultCount(page)).toBeLessThan(stocked);
  expect(await resultCount(page)).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('one letter in the text search gets a sentence in the page, in the filters as well', {
  tag: '@both-widths',
}, async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Buscar por texto' }).filter({ visible: true });
  const why = page.getByRole('alert').filter({ hasText: tooShort });
  const refuses = async (address: string) => {
    for (const text of ['a', 'b ']) {
      await box.fill(text);
      await expect(why).toHaveCount(0);
      await box.press('Enter');
      await expect(why).toBeVisible();
      await expect(box).toBeFocused();
    }
    await expect(page).toHaveURL(address);
    await expectAccessible(page);
  };
  await open(page, '/productos');
  await refuses('/productos');
  await open(page, '/productos?search=');
  if (isWide(page)) await page.locator('summary').filter({ hasText: 'Buscar por texto' }).click();
  else await page.getByRole('button', { name: /^Filtrar/ }).click();
  await refuses('/productos?search=');
});

test('a screen has one search box, and it stays in reach', { tag: '@both-widths' }, async ({ page }) => {
  const boxes = page.getByRole('searchbox', { name: /^Buscar (por texto|productos)$/ }).filter({ visible: true });
  await open(page, '/productos?search=');
  await expect(boxes).toHaveCount(1);
  await expect(searchBox(page)).toBeInViewport();
  await open(page, '/productos');
  await expect(boxes).toHaveCount(1);
  await expect(boxes).toHaveAccessibleName('Buscar por texto');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(searchBox(page)).toBeInViewport();
});
