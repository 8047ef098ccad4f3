import type { Page } from '@playwright/test';
import { aCustomer, openOwnMenu, signInAs, theCustomer } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';
import { aPart, type Part, partsShop } from './parts.ts';
import { callAs, cartOf, someProducts } from './shopping.ts';

const isToBuy = ({ AutopartIsPublic, Products }: Part) =>
  AutopartIsPublic && Products.length === 1 && Products[0]?.ProductAvailable === 'AV';

const storedCart = (page: Page) => page.evaluate(() => localStorage.getItem('cart') ?? '');
const cartButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Mi compra: 1 item/ });

/** A customer of the shop of autoparts with a part in his cart, whose price he sees. */
const withAPart = async (page: Page) => {
  const customer = await aCustomer(page.request);
  const part = await aPart(page.request, isToBuy);
  await signInAs(page, customer);
  await open(page, `/productos/${encodeURIComponent(part.AutopartFamily)}`);
  await expect(page.getByRole('main').getByText(/U\$S/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(cartButton(page)).toHaveAccessibleName(/U\$S/);
  expect(await storedCart(page)).toContain('"price"');
  return customer;
};

/** The line is there and its price nowhere: not kept, not in the header, not in the drawer, not on the cart's page. */
const expectNoPrice = async (page: Page) => {
  await expect.poll(() => storedCart(page)).not.toContain('"price"');
  await expect(cartButton(page)).toHaveAccessibleName('Mi compra: 1 item');
  await cartButton(page).click();
  const drawer = page.getByRole('dialog', { name: /^Mi compra/ });
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByText('Ingresá para ver el precio')).toBeVisible();
  await expect(drawer).not.toContainText('U$S');
  await open(page, '/mi-compra');
  const lines = page.getByRole('list', { name: 'Productos de mi compra' });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  await expect(lines.getByText('Ingresá para ver el precio')).toBeVisible();
  await expect(lines).not.toContainText('U$S');
  await expect(
    page.getByRole('complementary', { name: 'Total' }).getByText('Ingresá para ver el precio'),
  ).toBeVisible();
};

test.describe('where prices are for customers alone', () => {
  test.use({ baseURL: partsShop });

  test('who signs out leaves what he wanted and no price; signing in brings them again', async ({ page }) => {
    const customer = await withAPart(page);
    await (await openOwnMenu(page)).getByRole('button', { name: 'Salir' }).click();
    await expectNoPrice(page);
    await signInAs(page, customer);
    await open(page, '/');
    await cartButton(page).click();
    await expect(page.getByRole('dialog', { name: /^Mi compra/ })).toContainText('U$S');
    await expect(cartButton(page)).toHaveAccessibleName(/U\$S/);
  });

  test('a session that the shop ended takes the prices along', async ({ page, problems }) => {
    await withAPart(page);
    const { token } = (await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? ''))) as {
      token: string;
    };
    expect((await callAs(page.request, token, 'user/logout', {})).error).toBe('');
    await open(page, '/');
    await expectNoPrice(page);
    expect(problems.splice(0).every((one) => one.includes('401'))).toBe(true);
  });
});

test('where prices are for all, who signs out keeps them', async ({ page }) => {
  await signInAs(page, await theCustomer(page.request));
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/');
  await expect(cartButton(page)).toHaveAccessibleName(/U\$S/);
  const before = await storedCart(page);
  await (await openOwnMenu(page)).getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).first()).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName(/U\$S/);
  expect(await storedCart(page)).toBe(before);
});
