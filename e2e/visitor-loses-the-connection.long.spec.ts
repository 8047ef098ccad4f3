import type { Page } from '@playwright/test';
import { signInAs, theCustomer } from './accounts.ts';
import { expect, expectAccessible, open, searchBox, test } from './fixtures.ts';
import { cartOf, someProducts } from './shopping.ts';

const noConnection = 'No hay conexión. Probá de nuevo.';

/** From now on nothing reaches the browser; what it gives ends that. */
const loseConnection = async (page: Page) => {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
};

const closeToast = (page: Page) => page.getByRole('button', { name: 'Cerrar aviso' }).click();

test('what cannot be fetched is said, nothing else is lost, and a second press fetches it', async ({
  page,
  problems,
}) => {
  const [product] = await someProducts(page.request, 1);
  await open(page, `/productos/${product.code}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(product.name);
  const phone = page.getByRole('button', { name: 'Menú' });
  const openers = [
    page.getByRole('link', { name: /^Mi compra/ }),
    page.getByRole('button', { name: 'Consultar por WhatsApp' }),
    page.getByRole('link', { name: /^Ampliar la imagen/ }).first(),
    ...((await phone.isVisible()) ? [phone] : []),
  ];
  for (const opener of openers) {
    const back = await loseConnection(page);
    await opener.click();
    await expect(page.getByText(noConnection)).toBeVisible();
    await expect(heading).toHaveText(product.name);
    await closeToast(page);
    await back();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  problems.length = 0;
});

test('the filters of a phone do not take the list away', async ({ page, problems }) => {
  await open(page, '/productos?c=1');
  const filters = page.getByRole('button', { name: /^Filtrar/ });
  test.skip(!(await filters.isVisible()), 'wide screens have the filters in sight');
  const back = await loseConnection(page);
  await filters.click();
  await expect(page.getByText(noConnection)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await back();
  await filters.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  problems.length = 0;
});

test('a search or a link leaves the page as it is, and leads on once the connection is back', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  const home = await page.getByRole('heading', { level: 1 }).innerText();
  const box = searchBox(page);
  const link = page.getByRole('main').locator('a[href^="/productos?c="]').first();
  const address = (await link.getAttribute('href')) ?? '';
  const back = await loseConnection(page);
  await box.fill('arduino');
  for (const press of [() => box.press('Enter'), () => link.click()]) {
    await press();
    await expect(page.getByText(noConnection)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
    await expect(page).toHaveURL('/');
    await closeToast(page);
  }
  await expect(box).toHaveValue('arduino');
  await box.press('Enter');
  await expectAccessible(page);
  await back();
  await expect(page.getByText(noConnection)).toBeHidden();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «arduino»');
  await expect(page.getByRole('article').first()).toBeVisible();
  await open(page, '/');
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('article').first()).toBeVisible();
  problems.length = 0;
});

test('the way back says that there is no connection under the header, and is tried again', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  const home = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('main').locator('a[href^="/productos?c="]').first().click();
  await expect(page.getByText(/resultados?$/)).toBeVisible();
  const back = await loseConnection(page);
  await page.goBack();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No hay conexión');
  await expect(page.getByText('No pudimos conectarnos con la tienda. Revisá tu conexión')).toBeVisible();
  await expect(searchBox(page)).toBeVisible();
  for (const name of ['Probar de nuevo', 'Ir a la página principal']) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByText(noConnection)).toBeVisible();
    await expect(heading).toHaveText('No hay conexión');
    await closeToast(page);
  }
  await expectAccessible(page);
  await back();
  await page.getByRole('link', { name: 'Probar de nuevo' }).click();
  await expect(heading).toHaveText(home);
  problems.length = 0;
});

test('a shop that is not reached though there is a connection takes no page away', async ({ page, problems }) => {
  await open(page, '/');
  const unreached = /\/assets\/products-page-|\.data(\?|$)/;
  await page.route(unreached, (route) => route.abort());
  await searchBox(page).fill('arduino');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pudimos mostrar esta página');
  await expect(page.getByText('No pudimos conectarnos con la tienda. Revisá tu conexión')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('arduino');
  await page.unroute(unreached);
  await page.getByRole('link', { name: 'Probar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «arduino»');
  problems.length = 0;
});

test('the checkout stays without the menu of who is signed in, and a press brings it', async ({ page, problems }) => {
  await signInAs(page, await theCustomer(page.request));
  await cartOf(page, await someProducts(page.request, 1));
  await page.route(/own-menu-[^/]*\.js/, (route) => route.abort());
  await open(page, '/mi-compra?detail');
  const retry = page.getByRole('button', { name: 'Mi cuenta' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirmar compra/ })).toBeVisible();
  await expectAccessible(page);
  await retry.click();
  await expect(page.getByText('No pudimos cargarlo. Probá de nuevo o recargá la página.')).toBeVisible();
  await page.unroute(/own-menu-[^/]*\.js/);
  await closeToast(page);
  await retry.click();
  await expect(page.getByRole('banner').locator('summary').last()).toBeVisible();
  await expect(retry).toBeHidden();
  problems.length = 0;
});

test('a page that could not be shown is tried again at its own address', async ({ page, problems }) => {
  await open(page, '/');
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  const link = page.getByRole('main').locator('a[href^="/productos?c="]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pudimos mostrar esta página', {
    timeout: 20_000,
  });
  await page.unroute(/\.data(\?|$)/);
  await page.getByRole('link', { name: 'Probar de nuevo' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(address);
  problems.length = 0;
});
