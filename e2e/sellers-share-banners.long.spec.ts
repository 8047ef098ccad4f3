import type { Locator, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { readGroup as read, setBackGroups, writeGroup as write } from './config-groups.ts';
import { expect, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { seller } from './shopping.ts';
import { expectTold } from './toast.ts';

setBackGroups(['BANNER_HOME', 'TEST_BANNER_HOME']);

/** The first stored banner by other titles. */
const namedFrom = async (page: Page) => {
  const [first] = JSON.parse(await read(page.request, 'BANNER_HOME')) as object[];
  return (...titles: string[]) => JSON.stringify(titles.map((title) => ({ ...first, title })));
};

const openProduction = async (page: Page) => {
  await page.goto('/gestion/configuracion');
  await page.getByRole('switch', { name: 'Producción' }).click();
};

test('a save to the shop says before what enters and what leaves', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await write(page.request, 'BANNER_HOME', (await namedFrom(page))('Uno', 'Dos'));
  await openProduction(page);
  const [title, link] = ['Título', 'Enlace'].map((label) =>
    page.getByRole('textbox', { name: `${label}: banner 1` }),
  ) as [Locator, Locator];
  const save = page.getByRole('button', { name: 'Guardar en la tienda' });
  const question = page.getByRole('dialog', { name: '¿Guardar en la tienda?' });
  await title.fill('Nuevo');
  await link.fill('javascript:alert(1)');
  await save.click();
  await expect(page.getByText('Revisá los campos marcados')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await link.fill('/productos?c=1.2');
  await save.click();
  const [goes, comes] = ['Sale de la tienda', 'Entra'].map((name) => question.getByRole('region', { name })) as [
    Locator,
    Locator,
  ];
  await expect(goes.getByRole('listitem')).toHaveText([/«Uno»/]);
  await expect(comes.getByRole('listitem')).toHaveText([/«Nuevo» · \/productos\?c=1\.2/]);
  await expect(question.getByRole('region')).toHaveCount(2);
  await expectEveryLook(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(title).toHaveValue('Nuevo');
  expect(await read(page.request, 'BANNER_HOME')).toContain('Uno');
  await save.click();
  await question.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectTold(page, 'Guardado: ya se ve en la tienda');
  expect(await read(page.request, 'BANNER_HOME')).toContain('Nuevo');

  await page.getByRole('button', { name: 'Bajar: banner 1' }).click();
  await save.click();
  await expect(question).toContainText('Cambia solo el orden.');
  await expect(question.getByRole('region')).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  // The order is the stored one again.
  await page.getByRole('button', { name: 'Subir: banner 2' }).click();
  await save.click();
  await expectTold(page, 'Guardado: ya se ve en la tienda');
});

test('a test that another saves meanwhile is replaced by no save to the shop without a question', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, seller);
  const named = await namedFrom(page);
  await write(page.request, 'BANNER_HOME', named('En la tienda'));
  await openProduction(page);
  const title = page.getByRole('textbox', { name: 'Título: banner 1' });
  await title.fill('Mío');
  await write(page.request, 'TEST_BANNER_HOME', named('Prueba de otra persona'));
  await page.getByRole('button', { name: 'Guardar en la tienda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click();
  const question = page.getByRole('dialog', { name: '¿Guardar en la tienda y reemplazar el borrador?' });
  const lost = question.getByRole('region', { name: 'Borrador que se reemplaza' });
  await expect(lost).toContainText('«Prueba de otra persona»');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(title).toHaveValue('Mío');
  expect(await read(page.request, 'BANNER_HOME')).toContain('En la tienda');
  await page.getByRole('button', { name: 'Guardar en la tienda' }).click();
  await question.getByRole('button', { name: 'Guardar y reemplazar' }).click();
  await expectTold(page, 'Guardado: ya se ve en la tienda');

  // The same where a test is sent.
  await page.getByRole('switch', { name: 'Producción' }).click();
  await title.fill('Mi prueba');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expectTold(page, 'Borrador guardado: es una prueba hasta que lo publiques');
  await write(page.request, 'TEST_BANNER_HOME', named('Prueba más nueva'));
  await page.getByRole('button', { name: 'Enviar a producción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  const choice = page.getByRole('alert').filter({ hasText: 'Otra persona guardó' });
  await expect(choice).toContainText('«Prueba más nueva»');
  await choice.getByRole('button', { name: 'Dejar lo guardado' }).click();
  await expect(title).toHaveValue('Prueba más nueva');
  expect(await read(page.request, 'BANNER_HOME')).not.toContain('Mi prueba');
});
