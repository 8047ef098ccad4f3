import type { Page } from '@playwright/test';
import { aCustomer, mailTo, newEmail, signInAs } from './accounts.ts';
import { aCommunication, block, dayAhead, entries, named, save } from './communications.ts';
import { aCompany, dialog, newName, row } from './companies.ts';
import { expect, expectAccessible, loseAnswer, test } from './fixtures.ts';
import { administrator, callAs, otherSeller, seller, sellerToken, tokenOf } from './shopping.ts';

const saveAndSend = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar y enviar' }).click();

test('a seller writes an e-mail, which goes out with his address for the answer', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const [email, subject] = [newEmail(), newName('Cotización')];
  const { CompanyId: id } = await aCompany(request, await sellerToken(request), { Emails: [{ CoEmail: email }] });
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  await block(page).getByRole('button', { name: 'Llamé' }).click();
  const sendTo = dialog(page).getByRole('combobox', { name: 'Enviarlo ahora a' });
  await expect(sendTo).toHaveCount(0);
  await dialog(page).getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'E-mail' }).click();
  await expect(sendTo).toHaveValue(email);
  await expect(dialog(page)).toContainText(`Al guardar se envía a ${email}.`);
  await dialog(page).getByLabel('Asunto').fill(subject);
  await dialog(page).getByLabel('Mensaje').fill('Los diez filtros salen 1200 cada uno.');
  // Enter sends nothing: what went out cannot be taken back.
  await dialog(page).getByLabel('Asunto').press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Guardar y enviar' })).toBeFocused();
  await expectAccessible(page);
  await saveAndSend(page);
  await expect(page.getByRole('status')).toHaveText(`Se envió a ${email}: ${subject}Ver`);
  await expect(entries(page)).toContainText([/Hecha[\s\S]*Se envió[\s\S]*Los diez filtros/]);
  const mail = await mailTo(request, email, new RegExp(subject));
  expect(mail.replyTo).toBe(seller.email);
  expect(mail.text).toContain('Los diez filtros salen 1200 cada uno.');
  await block(page)
    .getByRole('button', { name: `Abrir ${subject}` })
    .click();
  await expect(dialog(page).getByRole('region', { name: 'Seguimiento' })).toContainText(`Se envió a ${email}.`);
  // It stays as it went out, and is followed.
  await expect(dialog(page)).toContainText('Ya se envió por e-mail: no se cambia; agregá otra o anotá lo que siguió');
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
  await expect(dialog(page)).toContainText('Los diez filtros salen 1200 cada uno.');
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: `Agendar… ${subject}` })
    .click();
  await named(page, /^Agendar /)
    .getByRole('button', { name: 'Agendar', exact: true })
    .click();
  await expect(dialog(page).getByRole('list', { name: 'Qué pasó' })).toContainText(/Agendada para el/);
});

test('an e-mail goes to nobody unless it says so, and to the contact that stands there', {
  tag: ['@desktop', '@long'],
}, async ({ page, request }) => {
  const token = await sellerToken(request);
  const [first, second] = [newEmail(), newEmail()];
  const one = await aCompany(request, token, { Emails: [{ CoEmail: first }] });
  const other = await aCompany(request, token, { Emails: [{ CoEmail: second }] });
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${one.CompanyId}`);
  await block(page).getByRole('button', { name: 'Llamé' }).click();
  const choose = async (label: string, option: string) => {
    await dialog(page).getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const sendTo = dialog(page).getByRole('combobox', { name: 'Enviarlo ahora a' });
  const sending = dialog(page).getByRole('button', { name: 'Guardar y enviar' });
  // Due on another day it goes nowhere.
  await choose('Guardar como', 'Agendada');
  await choose('Tipo', 'E-mail');
  await expect(sendTo).toHaveCount(0);
  await expect(sending).toHaveCount(0);
  await choose('Guardar como', 'Hecha');
  await expect(sendTo).toHaveValue(first);
  await expect(sending).toBeVisible();
  const company = dialog(page).getByRole('combobox', { name: 'Empresa' });
  await company.fill(other.CompanyName);
  await page.getByRole('option', { name: other.CompanyName }).click();
  await expect(sendTo).toHaveValue(second);
  await choose('Enviarlo ahora a', 'No enviarlo, solo anotarlo');
  await expect(sendTo).toHaveValue('No enviarlo, solo anotarlo');
  await expect(sending).toHaveCount(0);
  const subject = newName('Desde mi correo');
  await dialog(page).getByLabel('Asunto').fill(subject);
  await dialog(page).getByLabel('Mensaje').fill('Se la mandé ayer');
  await save(dialog(page));
  await expect(page.getByRole('status')).toHaveText(`Guardado sin enviar: ${subject}Ver`);
  await page.goto(`/gestion/comunicaciones?empresa=${other.CompanyId}`);
  await expect(row(page, subject)).toContainText('Hecha');
  await expect(row(page, subject)).not.toContainText('Se envió');
});

test('an e-mail whose answer was lost goes out once, whatever is typed then', { tag: ['@desktop', '@long'] }, async ({
  page,
  request,
  problems,
}) => {
  const [email, subject] = [newEmail(), newName('Cotización')];
  const { CompanyId: id } = await aCompany(request, await sellerToken(request), { Emails: [{ CoEmail: email }] });
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  await block(page).getByRole('button', { name: 'Llamé' }).click();
  await dialog(page).getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'E-mail' }).click();
  await dialog(page).getByLabel('Asunto').fill(subject);
  await dialog(page).getByLabel('Mensaje').fill('Salen 1200 cada uno.');
  await loseAnswer(page, 'communication/add');
  await saveAndSend(page);
  await expect(dialog(page).getByText('No pudimos conectarnos con la tienda')).toBeVisible();
  await dialog(page).getByLabel('Mensaje').fill('Salen 1100 cada uno.');
  await saveAndSend(page);
  const refusal = 'Esa comunicación ya se guardó, y ahora es otra: fijate en la lista cómo quedó';
  await expect(dialog(page).getByText(refusal)).toBeVisible();
  await expect(dialog(page).getByLabel('Mensaje')).toHaveValue('Salen 1100 cada uno.');
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText([/Se envió[\s\S]*Salen 1200/]);
  expect((await mailTo(request, email, new RegExp(subject))).text).toContain('Salen 1200');
  expect(problems.splice(0)).toEqual(['console: Failed to load resource: net::ERR_FAILED']);
});

test('an e-mail that is due is written from its own dialog, and is done then', { tag: ['@desktop', '@long'] }, async ({
  page,
  request,
}) => {
  const [email, subject] = [newEmail(), newName('Lista de precios')];
  const { CompanyId: id } = await aCompany(request, await sellerToken(request), { Emails: [{ CoEmail: email }] });
  const due = { CommType: 'EMA', CommLastEvent: 'SCH', CommNewDate: `${dayAhead(2)}T15:00:00Z` };
  await aCommunication(request, id, { CommSubject: subject, ...due });
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  const open = block(page).getByRole('button', { name: `Abrir ${subject}` });
  await open.click();
  await dialog(page).getByRole('button', { name: 'Escribir el e-mail' }).click();
  await expect(dialog(page).getByLabel('Asunto')).toHaveValue(subject);
  await expect(dialog(page).getByRole('combobox', { name: 'Enviarlo ahora a' })).toHaveValue(email);
  await saveAndSend(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entries(page)).toContainText([/Hecha/, /Hecha/]);
  expect((await mailTo(request, email, new RegExp(subject))).text).toContain('Pidió precio');
});

test('nobody is offered a call that the shop would refuse', { tag: ['@desktop', '@long'] }, async ({
  page,
  request,
}) => {
  const { CompanyId: id } = await aCompany(request, await sellerToken(request));
  await signInAs(page, otherSeller);
  await page.goto(`/gestion/empresas/${id}`);
  await expect(block(page)).toContainText('Tu empresa todavía no anotó ninguna. Las de otras no se ven.');
  await expect(block(page).getByRole('button')).toHaveCount(0);
  await page.goto(`/gestion/comunicaciones?empresa=${id}`);
  await expect(page.getByText('No se encontro ningun resultado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nueva comunicación' })).toHaveCount(0);
});

test('who sells for nobody is offered to note nothing', { tag: ['@desktop', '@long'] }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const token = await tokenOf(request, administrator);
  const filters = [{ FilterKey: 'text', FilterValue: customer.email }];
  const { data } = await callAs(request, token, 'user/filter', { filters, rowIndex: 0, rowsMax: 1 });
  const [user] = data as unknown as { UserGUID: string }[];
  await callAs(request, token, 'user/setRoles', { guid: user?.UserGUID, roles: ['seller'] });
  await signInAs(page, customer);
  await page.goto('/gestion/comunicaciones?nuevo=');
  await expect(page.getByText('Todavía no hay comunicaciones')).toBeVisible();
  await expect(page.getByRole('button', { name: /Nueva comunicación|Anotar la primera/ })).toHaveCount(0);
  await page.goto('/gestion/agenda?vista=dia&nuevo=');
  await expect(page.getByText('Nada más para hoy')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agendar' })).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
