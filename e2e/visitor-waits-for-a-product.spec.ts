import { aCustomer, mailTo, newEmail, pathIn, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { aMissing } from './stock.ts';

const wish = 'Avisame cuando llegue';

test('a visitor asks to be told that a product arrived, confirms by the mail and ends it', async ({
  page,
  problems,
}) => {
  const { code, name } = await aMissing(page);
  const email = newEmail();
  await open(page, `/productos/${code}`);
  const stock = page.getByRole('region', { name: 'Stock' });
  await stock.getByRole('button', { name: wish }).press('Enter');
  const field = stock.getByLabel('E-mail');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await field.fill('ana@');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Ingrese un email válido/);
  await expectAccessible(page);
  await page.context().setOffline(true);
  await field.fill(email);
  await field.press('Enter');
  await expect(stock.getByRole('alert')).toContainText('Revisá tu conexión');
  await page.context().setOffline(false);
  problems.splice(0);
  await stock.getByRole('button', { name: wish }).click();
  await expect(stock.getByRole('status')).toContainText(`Te mandamos un correo a ${email} para confirmar`);
  await expectAccessible(page);

  const mail = await mailTo(page.request, email, new RegExp(`^Confirmá que te avisemos cuando llegue «${name}»$`));
  await open(page, pathIn(mail, '/avisos/confirmar/'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar el aviso' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso confirmado');
  await page.getByRole('link', { name: 'Ver el producto' }).click();
  await expect(page).toHaveURL(`/productos/${code}`);

  await open(page, pathIn(mail, '/avisos/baja/'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar el aviso' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso cancelado');
  await open(page, pathIn(mail, '/avisos/confirmar/'));
  await page.getByRole('button', { name: 'Confirmar el aviso' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('El enlace ya no sirve.');
});

test('who is signed in asks by one tap', async ({ page }) => {
  const { code } = await aMissing(page);
  const customer = await aCustomer(page.request);
  await signInAs(page, customer);
  await open(page, `/productos/${code}`);
  const stock = page.getByRole('region', { name: 'Stock' });
  for (let time = 0; time < 2; time += 1) {
    await stock.getByRole('button', { name: wish }).click();
    await expect(stock.getByRole('status')).toHaveText(`Te avisamos a ${customer.email} cuando llegue.`);
    await page.reload();
  }
});

test('who waits gets one mail, which leads to the product', { tag: '@long' }, async ({ page }) => {
  const { code, name, arrive } = await aMissing(page);
  const { email, password } = await aCustomer(page.request);
  await signInAs(page, { email, password });
  await open(page, `/productos/${code}`);
  const stock = page.getByRole('region', { name: 'Stock' });
  await stock.getByRole('button', { name: wish }).click();
  await expect(stock.getByRole('status')).toContainText('Te avisamos a');
  await arrive();
  const mail = await mailTo(page.request, email, new RegExp(`^Ya llegó «${name}»$`));
  await open(page, pathIn(mail, '/productos/'));
  await expect(page.getByRole('button', { name: 'Agregar al carrito' }).first()).toBeEnabled();
  await expect(page.getByRole('button', { name: wish })).toHaveCount(0);
});
