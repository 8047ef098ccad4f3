import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { aCompany, aPerson, choose, dialog, newName, openList, storedCompany } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { administrator, callAs, otherSeller, ownCompany, seller, sellerToken } from './shopping.ts';

const employers = (page: Page) => page.getByRole('region', { name: 'Trabaja en' });
const company = (page: Page) => dialog(page).getByRole('combobox', { name: 'Empresa' });
const position = (page: Page) =>
  dialog(page)
    .getByRole('combobox', { name: 'Puesto' })
    .or(dialog(page).getByRole('textbox', { name: 'Puesto' }))
    .first();
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Agregar', exact: true });

test('a seller adds where a person works, takes the person out and undoes that, by keyboard', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const person = await aPerson(request, token);
  const { CompanyId: id, CompanyName: name } = await aCompany(request, token);
  const positions = async () =>
    ((await storedCompany(request, token, id)).Employees as { EmployeePositionId: string }[]).map(
      (one) => one.EmployeePositionId,
    );
  await signInAs(page, seller);
  await page.goto(`/gestion/personas/${person.id}`);
  await expect(employers(page)).toContainText('No está anotada en ninguna empresa');
  await employers(page).getByRole('button', { name: 'Agregar empresa' }).focus();
  await page.keyboard.press('Enter');
  await expect(company(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.insertText(name);
  await expect(page.getByRole('option').filter({ hasText: name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(position(page)).toHaveValue('Compra');
  await page.keyboard.press('Enter');
  // Another seller does not give the position of one.
  await expect(page.getByRole('option')).toHaveText(['Compra']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText(`${person.name} trabaja en «${name}».`);
  await expect(employers(page).getByRole('listitem')).toContainText('Compra');
  await expect(employers(page).getByRole('link', { name })).toHaveAttribute('href', `/gestion/empresas/${id}`);
  expect(await positions()).toEqual(['COM']);
  await expectAccessible(page);
  for (const [words, after] of [
    ['ya no trabaja en', []],
    ['volvió a', ['COM']],
  ] as const) {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('status')).toContainText(`${person.name} ${words} «${name}».`);
    expect(await positions()).toEqual(after);
  }

  await employers(page)
    .getByRole('button', { name: `Quitar de ${name}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(`¿Quitar a ${person.name} de «${name}»?`);
  await dialog(page).getByRole('button', { name: 'Quitar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(`${person.name} ya no trabaja en «${name}».`);
  await expect(employers(page).getByRole('listitem')).toHaveCount(0);
  expect(await positions()).toEqual([]);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(`${person.name} volvió a «${name}».`);
  await expect(employers(page).getByRole('listitem')).toContainText('Compra');
  expect(await positions()).toEqual(['COM']);
});

test('an administrator makes a person a seller of a company, whom no other seller takes out', {
  tag: ['@desktop', '@long'],
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const person = await aPerson(request, token);
  const { CompanyName: name } = await aCompany(request, token);
  await signInAs(page, administrator);
  await page.goto(`/gestion/personas/${person.id}`);
  await employers(page).getByRole('button', { name: 'Agregar empresa' }).click();
  await add(page).click();
  await expect(dialog(page).getByText('Este campo es obligatorio')).toBeVisible();
  await choose(page, company(page), name);
  await position(page).click();
  await page.getByRole('option', { name: 'Vende' }).click();
  await add(page).click();
  await expect(employers(page).getByRole('listitem')).toContainText('Vende');
  await employers(page).getByRole('button', { name: 'Agregar empresa' }).click();
  await choose(page, company(page), name);
  await add(page).click();
  await expect(dialog(page).getByText('Ya trabaja en esta empresa.')).toBeVisible();

  await signInAs(page, seller);
  await page.goto(`/gestion/personas/${person.id}`);
  await expect(employers(page).getByRole('listitem')).toContainText('Vende');
  await expect(employers(page).getByRole('button', { name: `Quitar de ${name}` })).toHaveCount(0);
});

test('a seller of another company employs there whom he adds, and is refused elsewhere at the company', {
  tag: ['@desktop', '@long'],
}, async ({ page, request }) => {
  const { CompanyName: foreign } = await aCompany(request, await sellerToken(request));
  const own = await ownCompany(request, otherSeller);
  const lastName = newName('Etcheverry');
  await openList(page, 'Personas', otherSeller);
  await page.getByRole('button', { name: 'Nueva persona' }).click();
  await dialog(page).getByLabel('Nombre').fill('Ana');
  await dialog(page).getByLabel('Apellido').fill(lastName);
  await page.keyboard.press('Control+s');
  await employers(page).getByRole('button', { name: 'Agregar empresa' }).click();
  await expect(company(page)).toHaveValue(own.name);
  await choose(page, company(page), foreign);
  await add(page).click();
  await expect(dialog(page).getByText('Solo quien ve a la gente de esta empresa cambia sus empleados')).toBeVisible();
  await expectAccessible(page);
  await choose(page, company(page), own.name);
  await add(page).click();
  await expect(employers(page).getByRole('listitem')).toContainText(own.name);
});

test('a seller of another company puts back whom he took out and does not read any more', {
  tag: ['@desktop', '@long'],
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const person = await aPerson(request, token);
  const own = await ownCompany(request, otherSeller);
  const employed = { id: own.id, employees: [{ BCMode: 'INS', PersonId: person.id }] };
  expect((await callAs(request, token, 'company/update', employed)).error).toBe('');
  await signInAs(page, otherSeller);
  await page.goto(`/gestion/personas/${person.id}`);
  await employers(page)
    .getByRole('button', { name: `Quitar de ${own.name}` })
    .click();
  await expect(dialog(page)).toContainText('no la ves más');
  await dialog(page).getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('No ves más a esta persona')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(employers(page).getByRole('listitem')).toContainText(own.name);
  await expect(page.getByRole('status')).toContainText(`${person.name} volvió a «${own.name}».`);
});

test('a person is made where a company needs an employee', { tag: ['@desktop', '@long'] }, async ({
  page,
  request,
}) => {
  const own = await ownCompany(request, otherSeller);
  const { CompanyId: other } = await aCompany(request, await sellerToken(request));
  const lastName = newName('Etcheverry');
  // A seller of another company too, for whom the new person is nobody whom he read before.
  for (const [as, id] of [
    [seller, other],
    [otherSeller, own.id],
  ] as const) {
    await signInAs(page, as);
    await page.goto(`/gestion/empresas?editar=${id}`);
    const people = dialog(page).getByRole('group', { name: 'Empleados' });
    await people.getByRole('button', { name: 'Agregar persona' }).click();
    const control = people.getByRole('combobox', { name: /^Persona/ }).last();
    await control.fill(`Ana ${lastName}`);
    await page.getByRole('option', { name: 'Nueva persona…' }).click();
    const form = people.getByRole('group', { name: 'Nueva persona' });
    await expect(form.getByLabel('Nombre')).toBeFocused();
    await expect(form.getByLabel('Apellido')).toHaveValue(lastName);
    await form.getByLabel('Teléfono').fill('mañana');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Ingresá un teléfono válido')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Teléfono').fill('2901 2345');
    await form.getByLabel('E-mail').fill('ana@ejemplo.uy');
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    await expect(people.getByRole('combobox', { name: /^Persona/ }).last()).toHaveValue(/^Ana Etcheverry/);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`/gestion/empresas/${id}`);
    const card = page.getByRole('region', { name: 'Gente' }).getByRole('listitem').filter({ hasText: lastName });
    await expect(card.getByRole('link', { name: 'Llamar al 2901 2345' })).toBeVisible();
  }
});
