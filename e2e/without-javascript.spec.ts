import { expect, pageSize, searchBox, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('list, filters, order and pages work without JavaScript', { tag: '@both-widths' }, async ({ page, viewport }) => {
  await page.goto('/productos?c=1.5');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(pageSize);
  if ((viewport?.width ?? 0) < 992) {
    await expect(page.getByRole('button', { name: /^Filtrar/ })).toBeHidden();
    await page.getByText('Filtros', { exact: true }).click();
  }
  await page.getByRole('navigation', { name: 'Marca' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/b=\d+/);
  await page.getByLabel('Ordenar por').selectOption('Mayor precio');
  await page.getByRole('button', { name: 'Ordenar' }).click();
  await expect(page).toHaveURL(/order=PHI/);
  await expect(page).toHaveURL(/b=\d+/);
  await page.getByRole('link', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(/pag=2/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/productos\/[^?]+$/);
});

test('a product can be read without JavaScript, which says what buying needs', async ({ page }) => {
  await page.goto('/productos/UNO-R3-SMD');
  await expect(page.getByRole('region', { name: 'Stock' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Especificaciones' })).toBeVisible();
  await expect(page.getByText('Para comprar en línea hace falta JavaScript.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bulevar' })).toHaveAttribute('href', /wa\.me/);
  await expect(page.getByRole('button', { name: 'Agregar al carrito', exact: true })).toBeHidden();
});

test('a search of one letter is answered by the shop, not by the browser', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await searchBox(page).fill('a');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/\/productos\?t=a$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Escribí al menos dos letras o números para buscar.',
  );
  await expect(searchBox(page)).toHaveValue('a');
});

test('a search works without JavaScript, and says why it found what it did', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await searchBox(page).fill('uno r3 smd');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', '/productos/UNO-R3-SMD');
  await expect(first.getByText('Código UNO-R3-SMD')).toBeVisible();
  expect(await first.locator('mark').allInnerTexts()).toEqual(['UNO', 'R3', 'SMD', 'UNO-R3-SMD']);
});
