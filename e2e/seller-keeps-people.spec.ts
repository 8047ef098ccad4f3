import { aCompany, aPerson, dialog, newName, openList, row } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { otherSeller, sellerToken } from './shopping.ts';

const required = 'Este campo es obligatorio';

test('a seller adds a person, changes it, and finds it again', { tag: '@desktop' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const lastName = newName('Etcheverry');
  await openList(page, 'Personas');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nueva persona' }).click();
  await expect(dialog(page).getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Control+s');
  // Both names.
  await expect(dialog(page).getByText(required)).toHaveCount(2);
  expect(calls.filter((path) => path === '/rest/person/add')).toEqual([]);
  await dialog(page).getByLabel('Nombre').fill('Ana');
  await dialog(page).getByLabel('Apellido').fill(lastName);
  await dialog(page).getByLabel('Documento').fill('4.123.456-7');
  const phones = dialog(page).getByRole('group', { name: 'Teléfonos' });
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  await phones.getByLabel('Teléfono 1', { exact: true }).fill('099 123 456');
  const emails = dialog(page).getByRole('group', { name: 'E-mails' });
  await emails.getByRole('button', { name: 'Agregar e-mail' }).click();
  await emails.getByLabel('E-mail 1', { exact: true }).fill('ana@ejemplo');
  await page.keyboard.press('Control+s');
  await expect(emails.getByText('Ingrese un email válido')).toBeVisible();
  await emails.getByLabel('E-mail 1', { exact: true }).fill('ana@ejemplo.uy');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  // The page of a new person, where its employers are added.
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${lastName}` })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Guardado: Ana' })).toBeVisible();
  await expect(page).toHaveURL(/\/gestion\/personas\/\d+$/);

  await page.getByRole('link', { name: 'Todas las personas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
  await page.getByLabel('Buscar').fill(`${lastName} ana@ejemplo`);
  await expect(row(page, lastName)).toContainText('ana@ejemplo.uy');
  await row(page, lastName).getByRole('button', { name: 'Editar' }).click();
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  await phones.getByLabel('Teléfono 2', { exact: true }).fill('2901 2345');
  await phones.getByRole('radio', { name: 'Principal: Teléfonos 2' }).check();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, lastName)).toContainText('2901 2345');

  await row(page, lastName)
    .getByRole('link', { name: `Ana ${lastName}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${lastName}` })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Datos' });
  await expect(facts.getByRole('link', { name: 'WhatsApp a 099 123 456' })).toBeVisible();
  await expect(facts).toContainText('4.123.456-7');
  await expect(page.getByRole('region', { name: 'Pedidos' })).toContainText('Todavía no hizo pedidos.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await dialog(page).getByLabel('Nombre').fill('Anita');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: `Anita ${lastName}` })).toBeVisible();
  await page.locator('.panel-toast').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${lastName}` })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(lastName);
  await expect(page.getByRole('option').filter({ hasText: lastName })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gestion\/personas\/\d+$/);
});

test('a new person or group that is there already is hinted at while it is typed', {
  tag: ['@desktop', '@long'],
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const email = `${newName('eva').replace(' ', '-')}@ejemplo.uy`;
  const { id, lastName, name } = await aPerson(request, token, { Emails: [{ PeEmail: email }] });
  await openList(page, 'Personas');
  await page.getByRole('button', { name: 'Nueva persona' }).click();
  const hint = dialog(page).getByRole('status').filter({ hasText: '¿Es esta persona?' });
  await dialog(page).getByLabel('Nombre').fill('ana');
  await dialog(page).getByLabel('Apellido').fill(lastName.toUpperCase());
  await expect(hint.getByRole('listitem').filter({ hasText: name })).toContainText(`${email} · nombre parecido`);
  await expect(hint.getByRole('link', { name })).toHaveAttribute('href', `/gestion/personas/${id}`);
  await expectAccessible(page);
  await dialog(page).getByLabel('Apellido').fill(newName('Sinparecido'));
  await expect(hint).toHaveCount(0);
  const emails = dialog(page).getByRole('group', { name: 'E-mails' });
  await emails.getByRole('button', { name: 'Agregar e-mail' }).click();
  await emails.getByLabel('E-mail 1', { exact: true }).fill(email);
  await expect(hint.getByRole('listitem').filter({ hasText: name })).toContainText('mismo e-mail');

  const { CompanyGroupName: group } = await aCompany(request, token);
  await page.goto('/gestion/grupos?nuevo=');
  await dialog(page).getByLabel('Nombre').fill(String(group).toLowerCase());
  const groups = dialog(page).getByRole('status').filter({ hasText: '¿Es este grupo?' });
  await expect(groups.getByRole('link', { name: String(group) })).toBeVisible();
  await expectAccessible(page);
});

test('a seller places an address of a person, whose page leads to the map', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const address = { PeAddress: 'Rincón 500', StateId: 1, CityId: 1 };
  const { name, lastName } = await aPerson(page.request, await sellerToken(page.request), { Addresses: [address] });
  await openList(page, 'Personas');
  await page.getByLabel('Buscar').fill(lastName);
  await row(page, lastName).getByRole('button', { name: 'Editar' }).click();
  const place = dialog(page).getByLabel('Lugar en el mapa 1');
  await place.fill('frente a la plaza');
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText('Ingresá latitud y longitud, como -34.8797, -56.1466')).toBeVisible();
  await expect(place).toHaveAttribute('aria-invalid', 'true');
  await place.fill('-34.90328,-56.18816');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row(page, lastName).getByRole('link', { name }).click();
  const map = page.getByRole('region', { name: 'Datos' }).getByRole('link', { name: 'Ver en el mapa: Rincón 500' });
  await expect(map).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=-34.90328&mlon=-56.18816#map=17/-34.90328/-56.18816',
  );
  await expect(map).toHaveAttribute('rel', 'noreferrer');
  await expectAccessible(page);
});

test('a seller of another company reads and changes whom he just added', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  const lastName = newName('Etcheverry');
  await openList(page, 'Personas', otherSeller);
  await page.getByRole('button', { name: 'Nueva persona' }).click();
  await dialog(page).getByLabel('Nombre').fill('Ana');
  await dialog(page).getByLabel('Apellido').fill(lastName);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${lastName}` })).toBeVisible();
  // The dialog of the new one is not met again.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Buscar').fill(lastName);
  await row(page, lastName)
    .getByRole('link', { name: `Ana ${lastName}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${lastName}` })).toBeVisible();
  await page.getByRole('button', { name: 'Editar' }).click();
  await dialog(page).getByLabel('Documento').fill('4.123.456-7');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Datos' })).toContainText('4.123.456-7');
});
