import type { APIRequestContext, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { aCommunication, block, dayAhead, dayMs, entries, named, save, saveAlone } from './communications.ts';
import { aCompany, choose, dialog, newName, row } from './companies.ts';
import { expect, expectAccessible, loseAnswer, test } from './fixtures.ts';
import { expectLargeFields } from './legible.ts';
import { seller, sellerToken, someProducts } from './shopping.ts';

const required = 'Este campo es obligatorio';

/** A product whose code is one word with a digit. */
const aCode = async (request: APIRequestContext) => {
  const products = await someProducts(request, 20);
  const code = products.map((one) => one.code).find((one) => /^[A-Z0-9][\w-]*\d[\w-]*[A-Z0-9]$/i.test(one));
  expect(code, 'a code among twenty').toBeDefined();
  return code ?? '';
};

test('a seller notes a call from the page of a company, and finds it first in the list', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { CompanyId: id, CompanyName: name } = await aCompany(request, await sellerToken(request));
  const [before, subject, code] = [newName('Visita'), newName('Cotización'), await aCode(request)];
  const yesterday = new Date(Date.now() - dayMs).toISOString();
  await aCommunication(request, id, { CommType: 'VIS', CommSubject: before, CommNewDate: yesterday });
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  await expect(entries(page)).toHaveCount(1);

  // First click.
  await block(page).getByRole('button', { name: 'Llamé' }).click();
  await expect(dialog(page).getByLabel('Mensaje')).toBeFocused();
  await expect(dialog(page).getByLabel('Asunto')).toHaveValue(`Llamada con ${name}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Tipo' })).toHaveValue('Llamada');
  await expect(dialog(page).getByRole('combobox', { name: 'Guardar como' })).toHaveValue('Hecha');
  await expect(dialog(page).getByRole('combobox', { name: 'Empresa' })).toHaveValue(name);
  await expect(dialog(page).getByRole('combobox', { name: 'De' })).not.toHaveValue('');
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText(required)).toHaveCount(1);
  // It follows what is chosen until something else is typed.
  await dialog(page).getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Visita' }).click();
  await expect(dialog(page).getByLabel('Asunto')).toHaveValue(`Visita a ${name}`);
  await dialog(page).getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Llamada' }).click();
  await expectAccessible(page);
  await dialog(page).getByLabel('Asunto').fill(subject);
  await dialog(page).getByLabel('Mensaje').fill(`Pidió diez de ${code}, para el viernes.`);
  // Second click; then it asks what follows.
  await save(dialog(page));
  await expect(named(page, /^Guardado: /).getByRole('radio', { name: 'Ninguno' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(`Guardado: ${subject}Ver`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entries(page).first()).toContainText(subject);
  await expect(entries(page).first()).toContainText('Hecha');
  await expect(entries(page).nth(1)).toContainText(before);
  await expect(entries(page).first().getByRole('link', { name: code })).toHaveAttribute(
    'href',
    `/gestion/productos?t=${code}&editar=${code}`,
  );
  await expectAccessible(page);

  await page
    .getByRole('navigation', { name: 'Gestión' })
    .getByRole('link', { name: 'Comunicaciones', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comunicaciones' })).toBeVisible();
  await page.getByRole('button', { name: 'Más filtros' }).click();
  const filters = page.getByRole('region', { name: 'Filtros' });
  await choose(page, filters.getByRole('combobox', { name: 'Empresa' }), name);
  await expect(page).toHaveURL(new RegExp(`empresa=${id}`));
  await expect(page.getByRole('row').nth(1)).toContainText(subject);
  await expect(page.getByRole('row').nth(2)).toContainText(before);
  await expect(row(page, subject)).toContainText('Llamada');
  await expect(row(page, before)).toContainText('Visita');
  await expectAccessible(page);
  await page.reload();
  await expect(row(page, before)).toBeVisible();
  await page.getByLabel('Buscar').fill(subject);
  await expect(row(page, before)).toHaveCount(0);

  // By keyboard too.
  await row(page, subject).focus();
  await page.keyboard.press('Enter');
  await expect(named(page, new RegExp(subject))).toBeVisible();
  await expect(dialog(page).getByRole('list', { name: 'Qué pasó' })).toContainText(/Hecha el \d/);
  await expect(dialog(page).getByRole('link', { name: code })).toBeVisible();
});

test('what is done asks for the next step, and what is cancelled says why', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { CompanyId: id } = await aCompany(request, await sellerToken(request));
  const subject = newName('Llamar');
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  await block(page).getByRole('button', { name: 'Agendar' }).click();
  await expect(dialog(page).getByLabel('Para cuándo')).toBeFocused();
  await dialog(page).getByLabel('Asunto').fill(subject);
  await dialog(page).getByLabel('Mensaje').fill('Preguntar si llegó el pago');
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText('Ingresá un día y una hora')).toBeVisible();
  await dialog(page).getByLabel('Para cuándo').fill('2020-01-01T10:00');
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText('Elegí hoy o una fecha que venga')).not.toHaveCount(0);
  await dialog(page)
    .getByLabel('Para cuándo')
    .fill(`${dayAhead(2)}T10:30`);
  await page.keyboard.press('Control+s');
  await expect(entries(page)).toContainText([/Agendada[\s\S]*10:30/]);

  await block(page)
    .getByRole('button', { name: `Abrir ${subject}` })
    .click();
  await expect(dialog(page).getByRole('combobox', { name: 'Guardar como' })).toHaveValue('Hecha');
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: `Hecha ${subject}` })
    .click();
  const asked = named(page, /^Hecha: /);
  await expect(asked.getByLabel('Nota')).toBeFocused();
  await page.keyboard.type('Paga el lunes');
  await asked.getByRole('radio', { name: /La semana que viene/ }).check();
  await expectAccessible(page);
  await save(asked);
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: `Hecha: ${subject}` })).toBeVisible();
  const events = dialog(page).getByRole('list', { name: 'Qué pasó' }).getByRole('listitem');
  await expect(events.first()).toContainText(/Hecha el [\s\S]*Paga el lunes/);
  await expect(events.nth(1)).toContainText('Agendada para el');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The next one comes first: it is the latest.
  await expect(entries(page)).toContainText([/Agendada[\s\S]*10:30[\s\S]*Paga el lunes/, /Hecha/]);

  await block(page)
    .getByRole('button', { name: `Abrir ${subject}` })
    .first()
    .click();
  await dialog(page)
    .getByRole('button', { name: `Cancelar… ${subject}` })
    .click();
  const cancelling = named(page, /^Cancelar /);
  await cancelling.getByLabel('Motivo').fill('Ya pagó');
  await cancelling.getByRole('button', { name: 'Sí, cancelarla' }).click();
  await expect(events.first()).toContainText(/Cancelada el [\s\S]*Ya pagó/);
  await expect(dialog(page).getByRole('button', { name: `Agendar… ${subject}` })).toBeVisible();
});

test('a second tab is told what the first did', { tag: '@desktop' }, async ({ page, request }) => {
  const { CompanyId: companyId } = await aCompany(request, await sellerToken(request));
  const subject = newName('Llamar');
  const id = await aCommunication(request, companyId, {
    CommSubject: subject,
    CommLastEvent: 'SCH',
    CommNewDate: `${dayAhead(3)}T15:00:00Z`,
  });
  await signInAs(page, seller);
  const path = `/gestion/comunicaciones?editar=${id}`;
  await page.goto(path);
  const button = (tab: Page, name: string) => dialog(tab).getByRole('button', { name: `${name} ${subject}` });
  await expect(button(page, 'Hecha')).toBeVisible();

  const first = await page.context().newPage();
  await first.goto(path);
  await button(first, 'Mover…').click();
  await named(first, /^Mover /)
    .getByLabel('Para cuándo')
    .fill(`${dayAhead(4)}T16:00`);
  await named(first, /^Mover /)
    .getByRole('button', { name: 'Mover', exact: true })
    .click();
  await expect(dialog(first).getByRole('list', { name: 'Qué pasó' })).toContainText(/Reagendada para el [\s\S]*16:00/);

  await button(page, 'Cancelar…').click();
  const cancelling = named(page, /^Cancelar /);
  await cancelling.getByLabel('Motivo').fill('No la necesita más');
  await cancelling.getByRole('button', { name: 'Sí, cancelarla' }).click();
  await expect(cancelling.getByRole('alert')).toContainText(/«Reagendada»[\s\S]*16:00[\s\S]*«Cancelada»/);
  await expect(cancelling.getByLabel('Motivo')).toHaveValue('No la necesita más');
  await expectAccessible(page);
  await cancelling.getByLabel('Motivo').press('Escape');
  const leaving = named(page, /Hay cambios sin guardar/);
  await leaving.getByRole('button', { name: 'Seguir editando' }).press('Escape');
  await expect(leaving).toHaveCount(0);
  await expect(cancelling.getByLabel('Motivo')).toHaveValue('No la necesita más');
  await cancelling.getByRole('button', { name: 'Volver' }).click();
  await leaving.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(cancelling).toHaveCount(0);
  await expect(dialog(page).getByRole('list', { name: 'Qué pasó' }).getByRole('listitem')).toHaveCount(2);
  // Seen now, it can be done.
  await button(page, 'Hecha').click();
  await save(named(page, /^Hecha: /));
  await expect(dialog(page).getByRole('list', { name: 'Qué pasó' })).toContainText('Hecha el');
});

test('on a phone a seller notes what was spoken, and opens it from the list', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const { CompanyId: id, CompanyName: name } = await aCompany(request, await sellerToken(request));
  const subject = newName('Consulta');
  await signInAs(page, seller);
  await page.goto('/gestion/comunicaciones');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nueva comunicación' }).click();
  await choose(page, dialog(page).getByRole('combobox', { name: 'Empresa' }), name);
  await dialog(page).getByLabel('Asunto').fill(subject);
  await dialog(page).getByLabel('Mensaje').fill('Pasa a buscarlo el jueves');
  await expectLargeFields(page);
  await expectAccessible(page);
  await saveAlone(page);
  await expect(page.getByRole('status').filter({ hasText: `Guardado: ${subject}` })).toBeVisible();
  await page.goto(`/gestion/comunicaciones?empresa=${id}`);
  await expect(row(page, subject)).toContainText(name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await row(page, subject).getByText(subject).click();
  await expect(dialog(page).getByLabel('Asunto')).toHaveValue(subject);
  await expectAccessible(page);
});

test('two calls alike are two, and one whose answer was lost is one', { tag: ['@desktop', '@long'] }, async ({
  page,
  request,
  problems,
}) => {
  const { CompanyId: id } = await aCompany(request, await sellerToken(request));
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  const note = async () => {
    await block(page).getByRole('button', { name: 'Llamé' }).click();
    await dialog(page).getByLabel('Asunto').fill('No contesta');
    await dialog(page).getByLabel('Mensaje').fill('Pruebo más tarde');
  };
  await note();
  await saveAlone(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entries(page)).toHaveCount(1);
  await note();
  await loseAnswer(page, 'communication/add');
  await save(dialog(page));
  await expect(dialog(page).getByText('No pudimos conectarnos con la tienda')).toBeVisible();
  await saveAlone(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entries(page)).toHaveCount(2);
  expect(problems.splice(0)).toEqual(['console: Failed to load resource: net::ERR_FAILED']);
});
