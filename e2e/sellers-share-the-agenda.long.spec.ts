import { aTask, dayAfter, openAgenda, rowOf, showAllOverdue, titleOf, types } from './agenda.ts';
import { dialog } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { callAs, otherSeller, seller } from './shopping.ts';

test('a seller reads what another company has to do, and changes none of it', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { subject, stored } = await aTask(request, otherSeller, dayAfter(0), '00:00');
  await openAgenda(page, seller, '?quien=todos');
  await showAllOverdue(page);
  const title = titleOf(page, subject).first();
  await expect(rowOf(page, subject)).toContainText('De ');
  await expect(page.getByRole('button', { name: new RegExp(`^(Hecha|Mover…|Cancelar…) ${subject}`) })).toHaveCount(0);
  await title.focus();
  for (const key of ['h', 'm', 'c', 'Alt+ArrowDown', 'Alt+ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Elegida' })).toHaveCount(0);
  await title.press('Enter');
  await expect(dialog(page)).toContainText('solo la podés ver');
  await expect(dialog(page)).toContainText('Particular');
  await expect(dialog(page).getByRole('list', { name: 'Qué pasó' })).toContainText('Agendada para el');
  await expect(dialog(page).getByRole('button', { name: 'Guardar' })).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: /^(Hecha|Mover…|Cancelar…)/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(types(await stored())).toEqual(['SCH']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
});

test('a note that is typed outlives what a colleague does meanwhile', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const tomorrow = dayAfter(1);
  const { subject, stored, id, token } = await aTask(request, otherSeller, tomorrow, '10:00');
  await openAgenda(page, otherSeller, `?vista=dia&dia=${tomorrow}`);
  await titleOf(page, subject).focus();
  await page.keyboard.press('h');
  const done = page.getByRole('dialog', { name: `Hecha: «${subject}»` });
  await done.getByLabel('Nota').fill('Llevan diez');
  const commEvent = { EventType: 'SCH', CommNewDate: `${dayAfter(2)}T10:00:00-03:00` };
  expect((await callAs(request, token, 'communication/addEvent', { commId: id, commEvent })).error).toBe('');
  // As one comes back to the tab, the panel asks anew.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.waitForLoadState('networkidle');
  await expect(done.getByLabel('Nota')).toHaveValue('Llevan diez');
  await done.getByRole('button', { name: 'Guardar' }).click();
  await expect(done.getByRole('alert')).toContainText('«Reagendada»');
  await done.getByRole('button', { name: 'Guardar' }).click();
  await expect(done).toHaveCount(0);
  expect(types(await stored())).toEqual(['SCH', 'RSC', 'DON']);
  await expect(titleOf(page, subject)).toHaveCount(0);
});
