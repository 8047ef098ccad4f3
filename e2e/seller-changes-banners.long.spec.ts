import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { readGroup as read, setBackGroups, writeGroup as write } from './config-groups.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { otherSeller, seller } from './shopping.ts';
import { expectTold } from './toast.ts';

setBackGroups(['BANNER_HOME', 'TEST_BANNER_HOME', 'TEST_RELEASES_HOME']);

const send = async (page: Page) => {
  await page.getByRole('button', { name: 'Enviar a producción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
};

test('sending a test says what comes and goes, what is shown becomes the test, and history gives a version back', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, seller);
  const [first] = JSON.parse(await read(page.request, 'BANNER_HOME')) as object[];
  const named = (...names: string[]) => JSON.stringify(names.map((title) => ({ ...first, title })));
  await write(page.request, 'BANNER_HOME', named('Uno', 'Dos', 'Tres'));
  await write(page.request, 'TEST_BANNER_HOME', named('Prueba vieja'));
  await page.goto('/gestion/configuracion');
  await page.getByRole('button', { name: 'Enviar a producción' }).click();
  const question = page.getByRole('dialog', { name: '¿Publicar el borrador?' });
  await expect(question).toContainText('la tienda pasa a mostrar 1 en lugar de 3.');
  await expect(question.getByRole('region', { name: 'Sale de la tienda' }).getByRole('listitem')).toHaveCount(3);
  await expect(question.getByRole('region', { name: 'Entra' })).toContainText('«Prueba vieja»');
  await expectEveryLook(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(await read(page.request, 'BANNER_HOME')).toContain('Tres');
  await send(page);
  await expectTold(page, 'Publicado: ya se ve en la tienda');

  await page.getByRole('button', { name: 'Ver el historial' }).click();
  await page.getByRole('button', { name: 'Traer lo de antes' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Título: banner 3' })).toHaveValue('Tres');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expectTold(page, 'Borrador guardado: es una prueba hasta que lo publiques');
  await page.getByRole('switch', { name: 'Producción' }).click();
  await page.getByRole('textbox', { name: 'Título: banner 1' }).fill('De ahora');
  await page.getByRole('button', { name: 'Guardar en la tienda' }).click();
  const replaces = page.getByRole('dialog', { name: '¿Guardar en la tienda y reemplazar el borrador?' });
  await expect(replaces.getByRole('region', { name: 'Sale de la tienda' })).toContainText('«Prueba vieja»');
  await expect(replaces.getByRole('region', { name: 'Entra' })).toContainText('«De ahora»');
  await expect(replaces.getByRole('region', { name: 'Borrador que se reemplaza' })).toContainText('«Dos»');
  await expectEveryLook(page);
  await replaces.getByRole('button', { name: 'Guardar y reemplazar' }).click();
  await expectTold(page, 'Guardado: ya se ve en la tienda');
  await page.getByRole('switch', { name: 'Producción' }).click();
  await expect(page.getByRole('textbox', { name: 'Título: banner 1' })).toHaveValue('De ahora');
  await expect(page.getByRole('textbox', { name: 'Título: banner 2' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enviar a producción' })).toBeDisabled();
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
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Revisá los campos marcados')).toBeVisible();
  await page.getByRole('textbox', { name: 'Enlace: banner 1' }).fill('/productos?c=1.2');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expectTold(page, 'Borrador guardado: es una prueba hasta que lo publiques');
  await page.getByRole('button', { name: 'Ver el historial' }).click();
  const history = page.getByRole('region', { name: 'Historial' });
  await expect(history.getByText('Banners de inicio (prueba)').first()).toBeVisible();
  await expect(history.getByText(name).first()).toBeVisible();

  const html = async () => (await page.request.get('/')).text();
  const shownBefore = await html();
  expect(shownBefore).not.toContain(name);
  await open(page, '/test');
  await expect(page.getByRole('region', { name: 'Banners de la tienda' }).getByRole('img', { name })).toBeVisible();

  await page.goto('/gestion/configuracion');
  await send(page);
  await expectTold(page, 'Publicado: ya se ve en la tienda');
  expect(await html()).toContain(name);
  await page.getByRole('switch', { name: 'Producción' }).click();
  await expect(title).toHaveValue(name);
});

test('a test that has just been saved is the one that is sent to the shop', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  const key = 'TEST_BANNER_HOME';
  const [first, ...others] = JSON.parse(await read(page.request, key)) as object[];
  await write(page.request, key, JSON.stringify([{ ...first, title: 'Prueba de antes' }, ...others]));
  await page.goto('/gestion/configuracion');
  const title = page.getByRole('textbox', { name: 'Título: banner 1' });
  await expect(title).toHaveValue('Prueba de antes');
  // The list of groups does not come anew in between.
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route(/config\/list/, async (route) => {
    await held;
    await route.continue();
  });
  const name = `Banner ${Date.now()}`;
  await title.fill(name);
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expectTold(page, 'Borrador guardado: es una prueba hasta que lo publiques');
  await expect(title).toHaveValue(name);
  await send(page);
  await expectTold(page, 'Publicado: ya se ve en la tienda');
  const html = await (await page.request.get('/')).text();
  expect([html.includes(name), html.includes('Prueba de antes')]).toEqual([true, false]);
  letThrough();
});

const configList = (page: Page) => page.waitForResponse(/config\/list/);

test('of two who change one banner the second sees both versions and chooses', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, seller);
  await page.goto('/gestion/configuracion');
  const key = 'TEST_BANNER_HOME';
  const title = page.getByRole('textbox', { name: 'Título: banner 1' });
  const save = page.getByRole('button', { name: 'Guardar borrador' });
  const meanwhile = async (of: string) => {
    const [first, ...others] = JSON.parse(await read(page.request, key)) as object[];
    await write(page.request, key, JSON.stringify([{ ...first, title: of, until: '2099-12-31' }, ...others]));
  };
  await title.fill('Mío');
  await meanwhile('De otra persona');
  // As where one comes back to the window: the screen has heard of it, and what was typed stays.
  const heard = configList(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await (await heard).text()).toContain('De otra persona');
  await save.click();
  const choice = page.getByRole('alert').filter({ hasText: 'Otra persona guardó' });
  await expect(choice).toContainText('«De otra persona»');
  await expect(choice).toContainText('hasta el 31/12/2099');
  await expect(choice).toContainText('«Mío»');
  await expect(choice.getByRole('img', { name: 'Imagen', exact: true })).not.toHaveCount(0);
  expect(await read(page.request, key)).toContain('De otra persona');
  await expectAccessible(page);

  await choice.getByRole('button', { name: 'Dejar lo guardado' }).click();
  await expect(choice).toHaveCount(0);
  await expect(title).toHaveValue('De otra persona');
  await expect(page.getByText('Hay cambios sin guardar')).toHaveCount(0);

  await title.fill('Otra vez mío');
  await meanwhile('De una tercera');
  await save.click();
  await expect(choice).toContainText('«De una tercera»');
  await choice.getByRole('button', { name: 'Poner lo mío' }).click();
  await expectTold(page, 'Borrador guardado: es una prueba hasta que lo publiques');
  await expect(choice).toHaveCount(0);
  expect(await read(page.request, key)).toContain('Otra vez mío');

  // The shop asks about what it shows by now as well, before a test takes its place.
  await write(page.request, 'BANNER_HOME', (await read(page.request, key)).replace('Otra vez mío', 'En la tienda'));
  await send(page);
  await expect(choice).toContainText('«En la tienda»');
  await choice.getByRole('button', { name: 'Poner lo mío' }).click();
  await expectTold(page, 'Publicado: ya se ve en la tienda');
  expect(await read(page.request, 'BANNER_HOME')).toContain('Otra vez mío');
});

test('of two who change the releases the second chooses too', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await page.goto('/gestion/configuracion?parte=RELEASES_HOME');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novedades');
  const title = page.getByRole('textbox', { name: 'Título: grupo 1' });
  const key = 'TEST_RELEASES_HOME';
  const [first, ...others] = JSON.parse(await read(page.request, key)) as object[];
  await title.fill('Mi título');
  await write(page.request, key, JSON.stringify([{ ...first, title: 'Título de otra persona' }, ...others]));
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  const choice = page.getByRole('alert').filter({ hasText: 'Otra persona guardó' });
  await expect(choice).toContainText('«Título de otra persona»');
  await expect(choice).toContainText('«Mi título»');
  await choice.getByRole('button', { name: 'Dejar lo guardado' }).click();
  await expect(title).toHaveValue('Título de otra persona');
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
  await expect(page.getByRole('alert')).toContainText('No tenés permiso para esta pantalla');
  await expect(page.getByRole('tab')).toHaveCount(0);
});
