import type { User } from '#contract/accounts';
import { lackedScreen } from '../web/gestion/layout/screens.ts';
import routes from '../web/routes.ts';
import { signInAs, theCustomer } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { otherSeller, ownCompany } from './shopping.ts';

const missing = 'Parece que esta página no existe';

type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined };
const all = (list: readonly Entry[]): Entry[] => list.flatMap((one) => [one, ...all(one.children ?? [])]);
const screens = all(routes).flatMap(({ path, file }) =>
  path !== undefined &&
  path !== 'gestion/*' &&
  (file.startsWith('gestion/') || path.startsWith(':companyId/') || path === 'test')
    ? [path]
    : [],
);

const ofAnother = {
  roles: ['seller'],
  sellsFor: [{ id: 2, name: 'Otra', isOwn: false }],
  person: null,
} as unknown as User;
/** Whether a screen is none for him (A5): RTC sells no parts, and the others name a company that he does not sell for. */
const isNowhere = (screen: string) =>
  screen === 'gestion/repuestos' || screen === 'test' || screen.startsWith(':companyId/');

/** The GUID of no order. */
const nobody = '00000000-0000-4000-8000-000000000000';
/** The address of a screen, of the company or person with that id where it is of one. */
const addressOf = (screen: string, id: number) =>
  `/${screen.replace(/:(companyId|personId)/, String(id)).replace(':guid', nobody)}`;

test('a visitor signs in first, on each', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await ownCompany(page.request);
  for (const screen of screens) {
    const path = addressOf(screen, id);
    await page.goto(path);
    const from = encodeURIComponent(path.replace('configSettings', 'config'));
    await expect(page, path).toHaveURL(`/iniciar?from=${from}`);
  }
});

test('a customer is led to the shop, from each', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await ownCompany(page.request);
  await signInAs(page, await theCustomer(page.request));
  for (const screen of screens) {
    await page.goto(addressOf(screen, id));
    await expect(page, screen).toHaveURL('/');
  }
});

test('the rail offers a seller of another company no configuration', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, otherSeller);
  await page.goto('/gestion');
  const rail = page.getByRole('navigation', { name: 'Gestión' });
  await expect(rail.getByRole('link', { name: 'Historial' })).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Configuración' })).toHaveCount(0);
});

test('a seller of another company finds his own part of each, or whose it is, and stays signed in', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id } = await ownCompany(page.request);
  await signInAs(page, otherSeller);
  for (const screen of screens) {
    const path = addressOf(screen, id);
    await page.goto(path);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    if (isNowhere(screen)) await expect(heading, screen).toHaveText(missing);
    else {
      await expect(page.getByRole('button', { name: /^Tu menú/ }), screen).toBeVisible();
      const lacked = lackedScreen(ofAnother, 'RTC', new URL(path, 'http://tienda'));
      await expect(heading, screen).toHaveText(lacked ? lacked.title : /./);
      await expect(heading, screen).not.toHaveText(missing);
      if (lacked) await expect(main.getByRole('alert'), screen).toContainText(`Es de ${lacked.whose}`);
    }
    await page.waitForLoadState('networkidle');
    await expect(page, screen).toHaveURL(path.replace('configSettings', 'config'));
  }
});

test('at an address of no screen visitors and customers see the shop’s page, staff one of the panel', {
  tag: '@desktop',
}, async ({ page }) => {
  const path = '/gestion/no-existe/1';
  const inShop = async () => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
    await expect(page.getByRole('link', { name: 'Ir a la página principal' })).toBeVisible();
  };
  await inShop();
  await signInAs(page, await theCustomer(page.request));
  await inShop();

  await signInAs(page, otherSeller);
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(missing);
  await expect(page.getByRole('button', { name: /^Tu menú/ })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(missing));
  await expect(page).toHaveURL(path);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/gestion');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestión' })).toBeVisible();
});
