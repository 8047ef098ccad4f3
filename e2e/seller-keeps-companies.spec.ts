import { choose, dialog, newName, openList, row } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const required = 'Este campo es obligatorio';

test('a seller adds a group and a company, changes it, and finds it again', { tag: '@desktop' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const [group, company] = [newName('Grupo'), newName('Radiadores')];

  await openList(page, 'Grupos');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nuevo grupo' }).click();
  await expect(dialog(page).getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText(required)).toHaveCount(1);
  expect(calls.filter((path) => path === '/rest/companyGroup/add')).toEqual([]);
  await dialog(page).getByLabel('Nombre').fill(group);
  await dialog(page).getByLabel('Sitio web').fill('ejemplo.uy');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: `Guardado: ${group}` })).toBeVisible();
  await page.getByLabel('Buscar').fill(group);
  await expect(row(page, group).getByRole('link', { name: 'ejemplo.uy' })).toHaveAttribute(
    'href',
    'https://ejemplo.uy',
  );

  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Empresas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nueva empresa' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  // Its group, its name and its RUT.
  await expect(dialog(page).getByText(required)).toHaveCount(3);
  await choose(page, dialog(page).getByRole('combobox', { name: 'Grupo' }), group);
  await dialog(page).getByLabel('Razón social').fill(company);
  await dialog(page).getByLabel('RUT').fill('12345678901');
  const phones = dialog(page).getByRole('group', { name: 'Teléfonos' });
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  await expect(phones.getByLabel('Teléfono 1', { exact: true })).toBeFocused();
  await phones.getByLabel('Teléfono 1', { exact: true }).fill('2901 2345');
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText('Ingrese un RUT válido')).toBeVisible();
  await expect(phones.getByText(required)).toHaveCount(1);
  expect(calls.filter((path) => path === '/rest/company/add')).toEqual([]);
  await phones.getByLabel('Teléfono 2', { exact: true }).fill('099 123 456');
  await phones.getByRole('radio', { name: 'Principal: Teléfonos 2' }).check();
  // A wrong check digit is warned of, and keeps nobody.
  await dialog(page).getByLabel('RUT').fill('123456789012');
  await expect(dialog(page).getByText(/^El último dígito no coincide/)).toBeVisible();
  const addresses = dialog(page).getByRole('group', { name: 'Direcciones' });
  await addresses.getByRole('button', { name: 'Agregar dirección' }).click();
  await addresses.getByLabel('Dirección 1', { exact: true }).fill('Ruta 8 km 30');
  await choose(page, addresses.getByRole('combobox', { name: 'Departamento 1' }), 'Canelones');
  const city = addresses.getByRole('combobox', { name: 'Ciudad 1' });
  await expect(city).not.toHaveValue('');
  await choose(page, city, 'Pando');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: `Guardado: ${company}` })).toBeVisible();
  // Its page is where one goes on.
  await expect(page).toHaveURL(/\/gestion\/empresas\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Buscar').fill(company);
  await expect(row(page, company)).toContainText('099 123 456');
  await expect(row(page, company)).toContainText('Pando');
  await expect(row(page, company)).toContainText(group);
  await row(page, company).getByRole('button', { name: 'Editar' }).click();
  await dialog(page).getByLabel('RUT').fill('21 100342 0017');
  const branches = dialog(page).getByRole('group', { name: 'Rubros' });
  await branches.getByRole('button', { name: 'Agregar rubro' }).click();
  await page.getByRole('option').first().click();
  const branch = await branches.getByRole('combobox', { name: 'Rubro 1' }).inputValue();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, company)).toContainText('211003420017');

  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('region', { name: 'Filtros' });
  await choose(page, filters.getByRole('combobox', { name: 'Rubro' }), branch);
  await expect(page).toHaveURL(/workBranchId=\d+/);
  await expect(row(page, company)).toBeVisible();
  await expectAccessible(page);
  await filters.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `Rubro: ${branch}` })).toBeVisible();
  await page.reload();
  await expect(row(page, company)).toBeVisible();
  // Closed without a word it leaves no filter.
  await page.getByRole('button', { name: 'Filtros (1)' }).click();
  await page.getByRole('button', { name: 'Cerrar filtros' }).click();
  await expect(page).not.toHaveURL(/workBranchId/);
  // Typed text that names none keeps the panel open, a name is taken.
  await page.getByRole('button', { name: 'Filtros' }).click();
  const typed = filters.getByRole('combobox', { name: 'Rubro' });
  await choose(page, typed, branch);
  await filters.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('button', { name: 'Filtros (1)' }).click();
  await typed.fill('ninguno así');
  await filters.getByRole('button', { name: 'Confirmar' }).click();
  await expect(filters.getByText('No hay ninguna opción «ninguno así»: elegí una de la lista')).toBeVisible();
  // The choice before it does not come back under the next text.
  await typed.pressSequentially('otro');
  await expect(typed).toHaveValue('otro');
  await typed.fill(branch.toLowerCase());
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/workBranchId=\d+/);
  await filters.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `Rubro: ${branch}` })).toBeVisible();

  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Grupos' }).click();
  // The list before has a search of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Grupos' })).toBeVisible();
  await page.getByLabel('Buscar').fill(group.slice(0, -1));
  const companies = row(page, group).getByRole('link', { name: `Ver empresas de ${group}` });
  await expect(companies).toBeVisible();
  await expect(page).toHaveURL(/t=Grupo/);
  const loader = page.locator('main .panel-table-loader');
  await expect(loader).toHaveCount(0);
  // A press meets its row while the list is asked anew.
  const answers = Promise.withResolvers<void>();
  await page.route('**/rest/companyGroup/filter', async (route) => {
    await answers.promise;
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Buscar').fill(group);
  await expect(loader).toHaveCount(1);
  await companies.click({ timeout: 20_000 });
  answers.resolve();
  await expect(page.getByRole('listitem').filter({ hasText: `Grupo: ${group}` })).toBeVisible();
  await expect(row(page, company)).toBeVisible();

  await row(page, company).getByRole('link', { name: company }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Datos' });
  await expect(facts.getByRole('link', { name: '2901 2345' })).toHaveAttribute('href', 'tel:+59829012345');
  await expect(facts.getByRole('link', { name: 'WhatsApp a 099 123 456' })).toHaveAttribute(
    'href',
    'https://wa.me/59899123456',
  );
  await expect(facts).toContainText('Ruta 8 km 30, Pando, Canelones');
  await page.getByRole('button', { name: 'Ver el historial' }).click();
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('099 123 456, Trabajo (principal)');
  await expectAccessible(page);
});
