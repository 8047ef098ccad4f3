import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { aCompany, choose, dialog, newName, storedCompany } from './companies.ts';
import { expect, expectAccessible, loseAnswer, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { random } from './random.ts';
import { administrator, callAs, seller, sellerToken, tokenOf } from './shopping.ts';

const merges = (page: Page) => page.getByRole('region', { name: 'Uniones' });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

test('an administrator merges two companies after a look, and takes it back', { tag: '@both-widths' }, async ({
  page,
  request,
  problems,
}) => {
  const token = await tokenOf(request, administrator);
  const [name, otherName, lastName] = [newName('Bobinados'), newName('Bobinas'), newName('Ríos')];
  const ana = await callAs(request, token, 'person/add', {
    person: { PersonName: 'Ana', PersonLastName: lastName },
  });
  const { CompanyId: id } = await aCompany(request, token, {
    CompanyName: name,
    Phones: [{ CoPhone: '2901 0001' }],
  });
  const { CompanyId: otherId } = await aCompany(request, token, {
    CompanyName: otherName,
    Phones: [{ CoPhone: '29010001' }, { CoPhone: '2901 0002' }],
    Employees: [{ PersonId: ana.data?.PersonId, EmployeePositionId: 'SEL' }],
  });
  const anew = `El puesto «Vende» no pasa: hay que darlo de nuevo a Ana ${lastName}.`;
  await signInAs(page, administrator);
  await page.goto(`/gestion/empresas/${id}`);
  await merges(page).getByRole('button', { name: 'Unir con otra…' }).click();
  await expectAccessible(page);
  const other = dialog(page).getByRole('combobox', { name: 'La otra empresa' });
  const unite = dialog(page).getByRole('button', { name: 'Unir', exact: true });
  await expect(other).toBeFocused();
  await expect(unite).toBeDisabled();
  // It is not offered as the other one.
  await other.fill(name);
  await expect(page.getByText('No hay ninguna así')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);

  await choose(page, other, otherName);
  await expect(dialog(page).getByText(`Queda «${name}»; «${otherName}» pasa a ser parte de ella.`)).toBeVisible();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'ya está' })).toContainText('29010001');
  await expect(dialog(page).getByText('Pasan de la otra: 1 empleado.')).toBeVisible();
  await expect(dialog(page).getByText(anew)).toBeVisible();
  // Nothing is chosen for anybody: its group and its name.
  await unite.click();
  await expect(dialog(page).getByText('Este campo es obligatorio')).toHaveCount(2);
  const side = (field: string, of: string) =>
    dialog(page).getByRole('radiogroup', { name: field }).getByRole('radio', { name: of });
  await expect(side('Grupo', 'Grupo').first()).toBeFocused();
  await side('Grupo', 'Grupo').first().check();
  await side('Razón social', otherName).check();
  await expect(dialog(page).getByText('Este campo es obligatorio')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  // The other one may stay as well, and what was chosen stays chosen.
  const swap = dialog(page).getByRole('button', { name: 'Que quede la otra' });
  await swap.click();
  await expect(dialog(page).getByText(`Queda «${otherName}»; «${name}» pasa a ser parte de ella.`)).toBeVisible();
  await expect(side('Razón social', otherName)).toBeChecked();
  await expect(dialog(page).getByText(anew)).toHaveCount(0);
  await swap.click();
  await expect(dialog(page).getByText(anew)).toBeVisible();
  await loseAnswer(page, 'company/merge');
  await unite.click();
  await expect(told(page, `Se unieron «${name}» y «${otherName}»: queda «${otherName}». ${anew}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible();
  expect(problems.splice(0)).toEqual(['console: Failed to load resource: net::ERR_FAILED']);
  await expectAccessible(page);

  await page.goto(`/gestion/empresas/${otherId}`);
  await expect(page).toHaveURL(new RegExp(`/gestion/empresas/${id}\\?unida=$`));
  await expect(told(page, 'La empresa que buscabas se unió con esta.')).toBeVisible();
  const { Phones: phones } = await storedCompany(request, token, id);
  const second = (phones as { Id: number; CoPhone: string }[]).find(({ CoPhone }) => CoPhone === '2901 0002');
  const noted = { BCMode: 'UPD', Id: second?.Id, CoPhone: '2901 0002', CoPhoneObservation: 'Depósito' };
  expect((await callAs(request, token, 'company/update', { id, phones: [noted] })).error).toBe('');

  await merges(page)
    .getByRole('button', { name: `Deshacer la unión con ${otherName}` })
    .click();
  await expect(dialog(page).getByText(/queda lo que llegó después/)).toBeVisible();
  await expectEveryLook(page);
  await dialog(page).getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(told(page, `Se deshizo la unión: volvió «${otherName}».`)).toContainText('Teléfonos: 2901 0002');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(merges(page).getByRole('button', { name: /^Deshacer/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Abrir «${otherName}»` }).click();
  await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/gestion/empresas/${otherId}$`));
});

test('the one whose page is open may be the one that goes', { tag: '@desktop' }, async ({ page, request }) => {
  const token = await tokenOf(request, administrator);
  const { CompanyId: id, CompanyName: name } = await aCompany(request, token);
  const { CompanyId: otherId, CompanyName: otherName } = await aCompany(request, token);
  await signInAs(page, administrator);
  await page.goto(`/gestion/empresas/${id}`);
  await merges(page).getByRole('button', { name: 'Unir con otra…' }).click();
  await choose(page, dialog(page).getByRole('combobox', { name: 'La otra empresa' }), otherName);
  await dialog(page).getByRole('button', { name: 'Que quede la otra' }).click();
  for (const field of ['Grupo', 'Razón social'])
    await dialog(page).getByRole('radiogroup', { name: field }).getByRole('radio').first().check();
  await dialog(page).getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(told(page, `Se unieron «${otherName}» y «${name}»: queda «${otherName}».`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/gestion/empresas/${otherId}(\\?unida=)?$`));
});

test('who edits a company that another merges away is told, keeps what is typed, and is led to the one that stays', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const token = await tokenOf(request, administrator);
  const { CompanyId: id, CompanyName: name } = await aCompany(request, token);
  const { CompanyId: otherId } = await aCompany(request, token);
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${otherId}`);
  await expect(page.getByRole('region', { name: 'Datos' })).toBeVisible();
  await expect(merges(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Editar' }).click();
  const phones = dialog(page).getByRole('group', { name: 'Teléfonos' });
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  const phone = phones.getByLabel('Teléfono 1', { exact: true });
  await phone.fill('2901 0003');
  const { data: look } = await callAs(request, token, 'company/previewMerge', { id, otherId });
  const names: Record<string, string> = { name: 'CompanyName', companyGroupId: 'CompanyGroupId' };
  const fields = Object.fromEntries(
    ((look?.fields ?? []) as { name: string; own: string; other: string }[]).map(({ name: field, own, other }) => [
      names[field],
      { from: 'own', own, other },
    ]),
  );
  expect((await callAs(request, token, 'company/merge', { id, otherId, fields })).error).toBe('');
  await page.keyboard.press('Control+s');
  const said = `Esta empresa se unió con «${name}»: abrí esa y hacé el cambio ahí`;
  await expect(dialog(page).getByRole('alert').filter({ hasText: said })).toBeVisible();
  await expect(phone).toHaveValue('2901 0003');
  await expectAccessible(page);
  await dialog(page)
    .getByRole('link', { name: `Abrir «${name}»` })
    .click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/gestion/empresas/${id}`));
  await page.goto(`/gestion/empresas?editar=${otherId}`);
  await expect(page).toHaveURL(new RegExp(`/gestion/empresas/${id}\\?unida=$`));
});

test('a new company that is there already is hinted at while it is typed, and can be saved all the same', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  const phone = `099 ${random().int(100_000, 999_999)}`;
  const { CompanyId: id, CompanyName: name } = await aCompany(request, await sellerToken(request), {
    Phones: [{ CoPhone: phone }],
  });
  const asked: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/rest/company/listTwins')) asked.push(sent.postDataJSON());
  });
  await signInAs(page, seller);
  await page.goto('/gestion/empresas?nuevo=');
  const hint = dialog(page).getByRole('status').filter({ hasText: '¿Es esta?' });
  await dialog(page).getByLabel('Razón social').fill(`${name.toUpperCase()} S.A.`);
  await expect(hint.getByRole('listitem').filter({ hasText: name })).toContainText('nombre parecido');
  await expect(hint.getByRole('link', { name })).toHaveAttribute('href', `/gestion/empresas/${id}`);
  await expectAccessible(page);
  await expectFits(page);
  const before = asked.length;
  await dialog(page).getByLabel('Descripción').fill('Paga a 30 días');
  const newer = newName('Sin parecido');
  await dialog(page).getByLabel('Razón social').fill(newer);
  await expect(hint).toHaveCount(0);
  // Only the name was asked for anew.
  expect(asked).toHaveLength(before + 1);
  const phones = dialog(page).getByRole('group', { name: 'Teléfonos' });
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  await phones.getByLabel('Teléfono 1', { exact: true }).fill(phone.replaceAll(' ', ''));
  await expect(hint.getByRole('listitem').filter({ hasText: name })).toContainText('mismo teléfono');
  await choose(page, dialog(page).getByRole('combobox', { name: 'Grupo' }), 'Grupo');
  await dialog(page).getByLabel('RUT').fill('211003420017');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(told(page, `Guardado: ${newer}`)).toBeVisible();
});

test('a RUT that is changed to another company’s names that company', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const token = await sellerToken(request);
  const rut = String(random().int(217_000_000_000, 217_999_999_999));
  const { CompanyId: id, CompanyName: name } = await aCompany(request, token, { CompanyIdentifier: rut });
  const { CompanyId: changed } = await aCompany(request, token, {});
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas?editar=${changed}`);
  const hint = dialog(page).getByRole('status').filter({ hasText: '¿Es esta?' });
  const field = dialog(page).getByLabel('RUT');
  const own = await field.inputValue();
  await field.fill(rut);
  await expect(hint.getByRole('link', { name })).toHaveAttribute('href', `/gestion/empresas/${id}`);
  await field.fill(own);
  await expect(hint).toHaveCount(0);
});

test('the look says which list will be longer than an edit allows', { tag: '@desktop' }, async ({ page, request }) => {
  const token = await tokenOf(request, administrator);
  const phones = (from: number) => Array.from({ length: 26 }, (_, at) => ({ CoPhone: `2901 ${from + at}` }));
  const { CompanyId: id } = await aCompany(request, token, { Phones: phones(1000) });
  const { CompanyName: otherName } = await aCompany(request, token, { Phones: phones(2000) });
  await signInAs(page, administrator);
  await page.goto(`/gestion/empresas/${id}`);
  await merges(page).getByRole('button', { name: 'Unir con otra…' }).click();
  await choose(page, dialog(page).getByRole('combobox', { name: 'La otra empresa' }), otherName);
  await expect(told(page, 'Quedan 52, más de los 50 que entran en una lista. No se pierde nada')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
