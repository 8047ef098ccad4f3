import type { Page } from '@playwright/test';
import {
  aTask,
  dayAfter,
  drag,
  entryOf,
  openAgenda,
  overdue,
  rowOf,
  showAllOverdue,
  titleOf,
  types,
} from './agenda.ts';
import { aCompany, dialog } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { callAs, otherSeller, seller, tokenOf } from './shopping.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: /^Agenda/ });
/** The overdue are counted apart from what is still to come today. */
const railText = (coming: number, late: number) =>
  `Agenda${[coming > 0 && `${coming} para hoy`, late > 0 && `${late} ${late === 1 ? 'vencida' : 'vencidas'}`].filter(Boolean).join(' · ')}`;

test('a seller does what is overdue by keyboard, and the number in the rail falls', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { subject, stored, token } = await aTask(request, otherSeller, dayAfter(0), '00:00');
  const { data } = await callAs(request, token, 'agenda/find', {});
  const late = Number(data?.overdue);
  const coming = Number(data?.today) - late;
  await openAgenda(page, otherSeller);
  await expect(page.getByRole('button', { name: 'Semana', pressed: true })).toBeVisible();
  await expect(rail(page)).toHaveText(railText(coming, late));
  // In each view.
  for (const [key, view] of [
    ['3', 'Mes'],
    ['1', 'Día'],
    ['2', 'Semana'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: view, pressed: true })).toBeVisible();
    await showAllOverdue(page);
    await expect(overdue(page)).toContainText(subject);
    if (view !== 'Día') await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  }
  await titleOf(page, subject).first().focus();
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: `Hecha: «${subject}»` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Mañana' }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(overdue(page).filter({ hasText: subject })).toHaveCount(0);
  expect(types(await stored())).toEqual(['SCH', 'DON']);
  await expect(rail(page)).toHaveText(railText(coming, late - 1));

  await page.goto(`/gestion/agenda?vista=dia&dia=${dayAfter(1)}`);
  await expect(titleOf(page, subject)).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog(page)).toContainText('media hora después');
});

test('a seller moves a call by keyboard and by the mouse', { tag: '@desktop' }, async ({ page, request }) => {
  const tomorrow = dayAfter(1);
  const { subject, stored } = await aTask(request, otherSeller, tomorrow, '10:00');
  await openAgenda(page, otherSeller, `?vista=dia&dia=${tomorrow}`);
  await titleOf(page, subject).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rowOf(page, subject)).toContainText('10:30');
  await expect(titleOf(page, subject)).toBeFocused();
  // Pressed faster than the shop answers.
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rowOf(page, subject)).toContainText('11:30');
  expect(types(await stored())).toEqual(['SCH', 'RSC', 'RSC', 'RSC']);
  await expect(titleOf(page, subject)).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: `Mover «${subject}»` })).toBeVisible();
  await page.getByLabel('Para cuándo').fill(`${tomorrow}T15:00`);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, subject)).toContainText('15:00');
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`dia=${dayAfter(2)}`));
  await page.keyboard.press('k');
  await expect(titleOf(page, subject)).toBeVisible();
  await titleOf(page, subject).focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: `Cancelar «${subject}»` })).toBeVisible();
  await page.getByLabel('Motivo').press('Escape');

  await page.keyboard.press('2');
  const entry = entryOf(page, subject);
  await expect(entry).toContainText('15:00');
  await drag(page, entry, 2);
  await expect.poll(async () => types(await stored()).length).toBe(6);
  await page.waitForLoadState('networkidle');
  await expect(entry).not.toContainText('15:00');
  await entry.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => types(await stored()).length).toBe(7);
  await entry.press('Enter');
  await expect(page.getByRole('region', { name: 'Elegida' })).toContainText(subject);
  await expectAccessible(page);
});

test('a seller asks for the mail of each morning and makes a calendar of the agenda', { tag: '@desktop' }, async ({
  page,
}) => {
  await openAgenda(page, otherSeller);
  await page.getByRole('button', { name: 'Avisos y calendario' }).click();
  const mail = dialog(page).getByRole('switch', { name: 'Correo de cada mañana' });
  const stored = page.waitForResponse('**/rest/agenda/setReminder');
  await mail.click();
  await stored;
  await page.reload();
  await expect(mail).toBeChecked();
  await mail.click();
  await expect(mail).not.toBeChecked();
  await dialog(page).getByRole('button', { name: 'Crear la dirección' }).click();
  const address = dialog(page).getByLabel('Dirección del calendario');
  await expect(address).toHaveValue(/\/agenda\/[\w-]+\.ics$/);
  const before = await address.inputValue();
  await expect(dialog(page)).toContainText('Todavía no la usó ningún calendario.');
  await expect(dialog(page)).toContainText('Los cambios pueden demorar hasta un día');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Renovar…' }).click();
  await page.getByRole('button', { name: 'Renovar', exact: true }).click();
  await expect(address).not.toHaveValue(before);
  await dialog(page).getByRole('button', { name: 'Quitar…' }).click();
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: 'Crear la dirección' })).toBeVisible();
});

test('a seller does, moves and notes what is due on a phone', async ({ page, request }) => {
  const late = await aTask(request, seller, dayAfter(0), '00:00');
  const tomorrow = dayAfter(1);
  const next = await aTask(request, seller, tomorrow, '10:00');
  await openAgenda(page, seller);
  await expect(page.getByRole('button', { name: 'Día', pressed: true })).toBeVisible();
  await showAllOverdue(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await overdue(page)
    .getByRole('button', { name: `Hecha ${late.subject}` })
    .click();
  await page.getByRole('radio', { name: 'Ninguno' }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(overdue(page).filter({ hasText: late.subject })).toHaveCount(0);
  await expect(rowOf(page, late.subject)).toContainText('Hecha');

  await page.getByRole('button', { name: 'Después' }).click();
  await expect(page).toHaveURL(new RegExp(`dia=${tomorrow}`));
  for (const hour of ['16:30', '17:00']) {
    await page.getByRole('button', { name: `Mover… ${next.subject}` }).click();
    await page.getByLabel('Para cuándo').fill(`${tomorrow}T${hour}`);
    await page.getByRole('button', { name: 'Mover', exact: true }).click();
    await expect(rowOf(page, next.subject)).toContainText(hour);
  }
  expect(types(await next.stored())).toEqual(['SCH', 'RSC', 'RSC']);
  await page.getByRole('button', { name: 'Mes', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a row that is moved keeps the focus, however late it is drawn', { tag: ['@desktop', '@long'] }, async ({
  page,
  request,
}) => {
  const tomorrow = dayAfter(1);
  const { subject } = await aTask(request, otherSeller, tomorrow, '10:00');
  // It is drawn behind this one.
  await aTask(request, otherSeller, tomorrow, '10:15');
  await openAgenda(page, otherSeller, `?vista=dia&dia=${tomorrow}`);
  await titleOf(page, subject).focus();
  // A page that is not in sight draws no frames.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  for (const hour of ['10:30', '11:00']) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rowOf(page, subject)).toContainText(hour);
    await expect(titleOf(page, subject)).toBeFocused();
  }
  // One who goes elsewhere is not called back.
  await page.getByLabel('Ir al día').focus();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.waitForLoadState('networkidle');
  await expect(titleOf(page, subject)).not.toBeFocused();

  await page.reload();
  await expect(titleOf(page, subject)).toBeVisible();
  await page.keyboard.press('2');
  const entry = page.getByRole('table').getByRole('button', { name: subject });
  await entry.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(entry).toContainText('11:30');
  await expect(entry).toBeFocused();
});

test('a seller prints a day: who is called at what time, by which number, and why', {
  tag: ['@desktop', '@long'],
}, async ({ page, request }) => {
  const tomorrow = dayAfter(1);
  const token = await tokenOf(request, seller);
  const company = await aCompany(request, token, { Phones: [{ CoPhone: '2901 2345' }] });
  const given = { ContactCompanyId: company.CompanyId, CommIsPrivate: false };
  const { subject } = await aTask(request, seller, tomorrow, '10:00', given);
  const { subject: today } = await aTask(request, seller, dayAfter(0), '00:00', given);
  await openAgenda(page, seller, `?vista=dia&dia=${tomorrow}`);
  await expect(titleOf(page, subject)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  const sheet = page.locator('.sheet');
  const printed = sheet.getByRole('row').filter({ hasText: subject });
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(printed.getByRole('cell')).toHaveText(['10:00', 'Llamada', company.CompanyName, '2901 2345', subject]);
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expect(sheet).not.toContainText(today);
  for (const role of ['main', 'banner', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0);

  // Overdue contacts are printed with today's, and nothing is left behind on other screens.
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText(today);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Stock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeVisible();
});
