import { add, entry, holdAnswers, lines, openCounter } from './counter.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { type Product, someProducts } from './shopping.ts';

test('what is scanned while a sale is on its way, and after it, is of the next', { tag: '@desktop' }, async ({
  page,
}) => {
  const [first, second, third] = (await someProducts(page.request, 3)) as [Product, Product, Product];
  const done = page.getByRole('heading', { level: 2 });
  await openCounter(page);
  await add(page, first.code);
  await expect(lines(page)).toHaveCount(1);
  const letGo = await holdAnswers(page, 'order/addAsSeller');
  await page.getByRole('button', { name: 'Cobrar' }).click();
  await page.keyboard.type(second.code);
  await page.keyboard.press('Enter');
  await expect(entry(page)).toHaveValue('');
  letGo();
  await expect(done).toHaveText(/^Pedido \d+: Despachado$/);
  await expect(page.getByText(`Para la próxima venta: «${second.code}»`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nueva venta' }).click();
  await expect(page.getByLabel(`Cantidad de ${second.code}`)).toHaveValue('1');

  await page.keyboard.press('Control+Enter');
  await expect(done).toHaveText(/^Pedido \d+: Despachado$/);
  // The scanner types wherever the focus is.
  await page.keyboard.type(third.code);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Cantidad de ${third.code}`)).toHaveValue('1');
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.type(first.code);
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);
});

test('a name that nobody has refuses the sale by keyboard too', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await openCounter(page);
  await add(page, product.code);
  await expect(lines(page)).toHaveCount(1);
  await page.keyboard.press('Control+b');
  await page.keyboard.insertText('nadie xyz');
  await expect(page.getByText('No hay ninguna así')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/No hay ninguna opción «nadie xyz»/).first()).toBeVisible();
  await expect(page.getByText('No hay ninguna así')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('products that share a text are told apart by picture, brand and stock', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await openCounter(page);
  await entry(page).fill(product.name);
  await page.keyboard.press('Enter');
  // A pack's code begins with that of the single one.
  const choice = page.getByRole('option').filter({ has: page.getByText(product.code, { exact: true }) });
  await expect(choice).toContainText(/Acá hay \d+/);
  await expect(choice.locator('img')).toBeVisible();
  await expectAccessible(page);
});
