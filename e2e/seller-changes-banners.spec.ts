import { signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { otherSeller, seller } from './shopping.ts';

const keys = ['BANNER_HOME', 'TEST_BANNER_HOME'];
const setBack: (() => Promise<void>)[] = [];

/** Remembers what the shop has, for the other journeys. */
test.beforeEach(async ({ request }) => {
  const form = { client_id: 'web', grant_type: 'password', scope: 'FullControl', username: seller.email };
  const login = await request.post('/Oauth/access_token', { form: { ...form, password: seller.password } });
  const headers = { authorization: `OAuth ${((await login.json()) as { access_token: string }).access_token}` };
  for (const key of keys) {
    const stored = await request.post('/rest/config/getPublic', { headers, data: { key } });
    const { data: value } = (await stored.json()) as { data: string };
    setBack.push(async () => {
      expect((await request.post('/rest/config/set', { headers, data: { key, value } })).status()).toBe(200);
    });
  }
});
test.afterEach(async () => {
  for (const one of setBack.splice(0)) await one();
});

test('a seller changes a banner as a test, looks at it, and sends it to the shop', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, seller);
  await page.goto('/gestion/configuracion');
  const title = page.getByRole('textbox', { name: 'Título: banner 1' });
  await expectAccessible(page);
  const name = `Banner ${Date.now()}`;
  await title.fill(name);
  await page.getByRole('textbox', { name: 'Enlace: banner 1' }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Guardar prueba' }).click();
  await expect(page.getByText('Revisá los campos marcados')).toBeVisible();
  await page.getByRole('textbox', { name: 'Enlace: banner 1' }).fill('/productos?c=1.2');
  await page.getByRole('button', { name: 'Guardar prueba' }).click();
  await expect(page.getByText('Prueba guardada')).toBeVisible();

  const html = async () => (await page.request.get('/')).text();
  const shownBefore = await html();
  expect(shownBefore).not.toContain(name);
  await open(page, '/test');
  await expect(page.getByRole('region', { name: 'Banners de la tienda' }).getByRole('img', { name })).toBeVisible();

  await page.goto('/gestion/configuracion');
  await page.getByRole('button', { name: 'Enviar a producción' }).click();
  await expect(page.getByText('Publicado: ya se ve en la tienda')).toBeVisible();
  expect(await html()).toContain(name);
  await page.getByRole('switch', { name: 'Producción' }).click();
  await expect(title).toHaveValue(name);
});

test('the company’s own address leads there, the older one too', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await open(page, '/');
  await page.getByRole('banner').locator('summary').last().click();
  await page.getByRole('link', { name: 'Configuración' }).click();
  await expect(page).toHaveURL(/\/\d+\/config$/);
  await expect(page).toHaveTitle(/^Configuración/);
  await expect(page.getByRole('tab', { name: 'Novedades' })).toBeVisible();
  const own = new URL(page.url()).pathname;
  await page.goto(`${own}Settings`);
  await expect(page).toHaveURL(own);
  await page.goto('/999999/config');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parece que esta página no existe');
});

test('a seller picks a release by search and orders it by keyboard and by dragging', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, seller);
  await page.goto('/gestion/configuracion?parte=RELEASES_HOME');
  const picker = page.getByRole('combobox', { name: 'Agregar producto al grupo 1' });
  const up = page.getByRole('button', { name: /^Subir: producto del grupo 1/ });
  await expect(up.first()).toBeVisible();
  const count = await up.count();
  await picker.fill('sensor');
  const option = page.getByRole('option').first();
  const [code = ''] = (await option.innerText()).split(' · ');
  await option.click();
  await expect(up).toHaveCount(count + 1);
  for (let at = count; at > 0; at -= 1) {
    await up.nth(at).focus();
    await page.keyboard.press('Enter');
  }
  const product = (at: number) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Subir: producto del grupo 1 ${at}`, exact: true }) })
      .last();
  await expect(product(1)).toContainText(code);
  await product(1).locator('[data-handle]').dragTo(product(3));
  await expect(product(3)).toContainText(code);
  await expectAccessible(page);
});

test('a seller of another company finds nothing there', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, otherSeller);
  await page.goto('/gestion/configuracion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parece que esta página no existe');
});
