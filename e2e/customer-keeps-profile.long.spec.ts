import { aCustomer, type Customer, signInAs, signInByForm } from './accounts.ts';
import { expect, expectAccessible, expectValid, open, test } from './fixtures.ts';

let customer: Customer;
test.beforeEach(async ({ page }) => {
  customer = await aCustomer(page.request);
  await signInAs(page, customer);
  await open(page, '/perfil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi perfil');
});

test('the profile shows the e-mail, which cannot be edited', async ({ page }) => {
  const data = page.getByRole('region', { name: 'Datos de la cuenta' });
  await expect(data.getByText(customer.email)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /e-mail/i })).toHaveCount(0);
  await expectAccessible(page);
});

test('phones are added, edited, made the default and removed', async ({ page }) => {
  const phones = page.getByRole('region', { name: 'Teléfonos' });
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar un teléfono' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByLabel('Teléfono')).toHaveAccessibleDescription('Este campo es obligatorio');
  await expectAccessible(page);
  await expectValid(page);
  await dialog.getByLabel('Teléfono').fill('2900');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByLabel('Teléfono')).toHaveAccessibleDescription('Ingresá un teléfono válido');
  await dialog.getByLabel('Teléfono').fill('2900 1234');
  await dialog.getByLabel('Tipo').selectOption('Trabajo');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(phones.getByRole('listitem')).toHaveCount(2);
  const added = phones.getByRole('listitem').filter({ hasText: '2900 1234' });
  await expect(added).toContainText('Trabajo');
  await added.getByRole('button', { name: /^Usar por defecto/ }).click();
  await expect(added).toContainText('Por defecto');
  await expect(phones.getByText('Por defecto', { exact: true })).toHaveCount(1);

  await added.getByRole('button', { name: 'Editar el teléfono 2900 1234' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar el teléfono' });
  await edit.getByLabel('Observación').fill('de 9 a 18');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(added).toContainText('Trabajo · de 9 a 18');

  await added.getByRole('button', { name: 'Eliminar el teléfono 2900 1234' }).click();
  const asks = page.getByRole('dialog', { name: '¿Eliminar el teléfono 2900 1234?' });
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Eliminar' }).click();
  await expect(phones.getByRole('listitem')).toHaveCount(1);
  await expect(phones.getByRole('listitem')).toContainText('Por defecto');
  await page.reload();
  await expect(phones.getByRole('listitem')).toContainText('099 123 456');
});

test('addresses are added with their department and city, and edited', async ({ page }) => {
  const addresses = page.getByRole('region', { name: 'Direcciones' });
  await addresses.getByRole('button', { name: 'Agregar dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una dirección' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Este campo es obligatorio')).toHaveCount(3);
  await expectAccessible(page);
  await expectValid(page);
  await dialog.getByLabel('Departamento').selectOption('Salto');
  // A department brings its seat, and what it lacked is no longer said of it.
  await expect(dialog.getByLabel('Ciudad').locator('option:checked')).toHaveText('Salto');
  await expect(dialog.getByText('Este campo es obligatorio')).toHaveCount(1);
  await dialog.getByLabel('Dirección', { exact: true }).fill('Uruguay 800');
  await dialog.getByLabel(/^Nombre de esta dirección/).fill('Taller');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const added = addresses.getByRole('listitem').filter({ hasText: 'Uruguay 800' });
  await expect(added).toContainText('Salto, Salto');

  await added.getByRole('button', { name: 'Editar la dirección Uruguay 800' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar la dirección' });
  await expect(edit.getByLabel('Departamento')).toHaveValue(/\d+/);
  await edit.getByLabel('Dirección', { exact: true }).fill('Uruguay 801');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(addresses.getByText('Uruguay 801', { exact: true })).toBeVisible();
  await expect(addresses.getByText('Salto, Salto')).toBeVisible();
});

test('a dialog that changed nothing closes without a call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Editar la dirección Rincón 500' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar la dirección' });
  await expect(edit.getByLabel('Departamento')).toHaveValue(/\d+/);
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(edit).toBeHidden();
  expect(calls).not.toContain('/rest/person/update');
});

test('the password is changed by who knows the current one, and other sessions end', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await signInAs(other, customer);

  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar la contraseña' });
  await expectAccessible(page);
  await expectValid(page);
  await dialog.getByLabel('Contraseña actual').fill('equivocada');
  await dialog.getByLabel('Contraseña nueva').fill('1234');
  await dialog.getByLabel('Repetí la contraseña').fill('1234');
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(dialog.getByText('La contraseña es muy corta')).toHaveCount(2);
  await dialog.getByLabel('Contraseña nueva').fill('nueva-clave');
  await dialog.getByLabel('Repetí la contraseña').fill('nueva-clave');
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(dialog.getByLabel('Contraseña actual')).toHaveAccessibleDescription('La contraseña es incorrecta');
  await dialog.getByLabel('Contraseña actual').fill(customer.password);
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Tu contraseña quedó cambiada/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rincón 500')).toBeVisible();

  await open(other, '/perfil');
  await expect(other).toHaveURL('/iniciar?from=%2Fperfil');
  await signInByForm(other, { ...customer, password: 'nueva-clave' });
  await expect(other).toHaveURL('/perfil');
  await elsewhere.close();
});
