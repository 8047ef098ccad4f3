import { signInAs } from './accounts.ts';
import { readGroup as read, setBackGroups, writeGroup as write } from './config-groups.ts';
import { expect, test } from './fixtures.ts';
import { seller } from './shopping.ts';
import { expectTold } from './toast.ts';

setBackGroups(['BANNER_HOME', 'TEST_BANNER_HOME']);

test('a test that another saves meanwhile is replaced by no save to the shop without a question', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, seller);
  const [first] = JSON.parse(await read(page.request, 'BANNER_HOME')) as object[];
  const named = (title: string) => JSON.stringify([{ ...first, title }]);
  await write(page.request, 'BANNER_HOME', named('En la tienda'));
  await page.goto('/gestion/configuracion');
  await page.getByRole('switch', { name: 'Producción' }).click();
  const title = page.getByRole('textbox', { name: 'Título: banner 1' });
  await title.fill('Mío');
  await write(page.request, 'TEST_BANNER_HOME', named('Prueba de otra persona'));
  await page.getByRole('button', { name: 'Guardar en la tienda' }).click();
  const question = page.getByRole('dialog', { name: '¿Guardar en la tienda y reemplazar el borrador?' });
  await expect(question).toContainText('«Prueba de otra persona»');
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
