import { aTask, dayAfter, openAgenda, rowOf, titleOf, types } from './agenda.ts';
import { named, save } from './communications.ts';
import { dialog, newName } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { otherSeller } from './shopping.ts';

test('what is scheduled at about the same time is warned of, and may be all the same', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  // Further away than any other journey schedules.
  const day = dayAfter(41);
  const { subject: taken } = await aTask(request, otherSeller, day, '10:30');
  const warning = `A las 10:30 ya tenés: ${taken}`;
  await openAgenda(page, otherSeller, `?vista=dia&dia=${day}`);
  await page.keyboard.press('n');
  const form = dialog(page);
  const subject = newName('Visitar a');
  await form.getByLabel('Asunto').fill(subject);
  await form.getByLabel('Mensaje').fill('Llevar muestras');
  await form.getByRole('switch', { name: 'Particular' }).check();
  await expect(form.getByLabel('Para cuándo')).toHaveValue(`${day}T09:00`);
  await form.getByLabel('Para cuándo').fill(`${day}T10:59`);
  await expect(form.getByRole('status')).toHaveText(warning);
  await expectAccessible(page);
  await form.getByLabel('Para cuándo').fill(`${day}T11:00`);
  await expect(form.getByRole('status')).toHaveText('');
  await form.getByLabel('Para cuándo').fill(`${day}T10:15`);
  await expect(form.getByRole('status')).toHaveText(warning);
  await save(form);
  await expect(form).toHaveCount(0);
  await expect(rowOf(page, subject)).toContainText('10:15');
  const told = page.locator('.panel-toast');
  await expect(told.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', /comunicaciones\?editar=\d+$/);

  // Itself is not in the way of its move.
  await titleOf(page, subject).focus();
  await page.keyboard.press('m');
  const moving = named(page, /^Mover /);
  await expect(moving.getByRole('status')).toHaveText(warning);
  await moving.getByLabel('Para cuándo').fill(`${day}T09:45`);
  await expect(moving.getByRole('status')).toHaveText('');
  await page.keyboard.press('Escape');

  const next = await aTask(request, otherSeller, dayAfter(0), '00:00');
  await page.goto(`/gestion/agenda?abrir=${next.id}`);
  await dialog(page)
    .getByRole('button', { name: `Hecha ${next.subject}` })
    .click();
  const done = named(page, /^Hecha: /);
  await done.getByRole('radio', { name: 'Otra fecha' }).check();
  await done.getByLabel('Para cuándo').fill(`${day}T10:30`);
  await expect(done.getByRole('status')).toContainText(warning);
  await save(done);
  await expect(done).toHaveCount(0);
  expect(types(await next.stored())).toEqual(['SCH', 'DON']);
});
