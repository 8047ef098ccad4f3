import routes from '../web/routes.ts';
import { signInAs, theCustomer } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { otherSeller, ownCompany } from './shopping.ts';

const missing = 'Parece que esta página no existe';

/** Each staff screen for a seller of another company (decisions A3, A5). */
const ofAnother: Record<string, 'screen' | 'missing'> = {
  gestion: 'screen',
  'gestion/pedidos': 'screen',
  'gestion/pedidos/:guid': 'screen',
  // He sells nothing for the site's own company.
  'gestion/mostrador': 'missing',
  'gestion/productos': 'screen',
  // RTC sells no parts.
  'gestion/repuestos': 'missing',
  'gestion/stock': 'screen',
  'gestion/stock/recuento': 'screen',
  'gestion/comprobantes': 'screen',
  'gestion/alertas': 'screen',
  'gestion/imagenes': 'screen',
  'gestion/empresas': 'screen',
  'gestion/empresas/:companyId': 'screen',
  'gestion/grupos': 'screen',
  'gestion/personas': 'screen',
  'gestion/personas/:personId': 'screen',
  'gestion/comunicaciones': 'screen',
  'gestion/agenda': 'screen',
  'gestion/usuarios': 'missing',
  'gestion/historial': 'screen',
  'gestion/configuracion': 'missing',
  ':companyId/config': 'missing',
  ':companyId/configSettings': 'missing',
  ':companyId/pedidos': 'missing',
  test: 'missing',
};

type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined };
const all = (list: readonly Entry[]): Entry[] => list.flatMap((one) => [one, ...all(one.children ?? [])]);
const screens = all(routes).flatMap(({ path, file }) =>
  path !== undefined && (file.startsWith('gestion/') || path.startsWith(':companyId/') || path === 'test')
    ? [path]
    : [],
);

/** The GUID of no order. */
const nobody = '00000000-0000-4000-8000-000000000000';
/** The address of a screen, of the company or person with that id where it is of one. */
const addressOf = (screen: string, id: number) =>
  `/${screen.replace(/:(companyId|personId)/, String(id)).replace(':guid', nobody)}`;

test('the table names every staff screen', () => {
  expect(screens.toSorted()).toEqual(Object.keys(ofAnother).toSorted());
});

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

test('a seller of another company finds his own part of each, or nothing', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await ownCompany(page.request);
  await signInAs(page, otherSeller);
  for (const screen of screens) {
    await page.goto(addressOf(screen, id));
    const heading = page.getByRole('heading', { level: 1 });
    if (ofAnother[screen] === 'missing') await expect(heading, screen).toHaveText(missing);
    else {
      await expect(page.getByRole('button', { name: /^Tu menú/ }), screen).toBeVisible();
      await expect(heading, screen).not.toHaveText(missing);
    }
  }
});
