import { aTask, dayAfter, entryOf, openAgenda } from './agenda.ts';
import { aCompany, dialog } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { callAs, otherSeller, seller, tokenOf } from './shopping.ts';

const day = dayAfter(7);
const dayWords = new Intl.DateTimeFormat('es-UY', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const wordsOf = (of: string) => dayWords.format(new Date(`${of}T00:00:00Z`));

test('a free hour of the week, pressed or chosen by keyboard, is where something is scheduled', {
  tag: '@desktop',
}, async ({ page }) => {
  await openAgenda(page, otherSeller, `?vista=semana&dia=${day}`);
  const [, , monthDay] = day.split('-');
  const header = page.getByRole('link', { name: new RegExp(`^\\S+ ${Number(monthDay)}: ver el día$`) });
  const hour = page.getByRole('table').getByText('08:00', { exact: true });
  await expect(header).toBeVisible();
  await hour.scrollIntoViewIfNeeded();
  const [column, line] = [await header.boundingBox(), await hour.boundingBox()];
  if (!column || !line) throw new Error('The calendar shows no hours.');
  await page.mouse.click(column.x + column.width / 2, line.y + line.height / 2);
  const when = dialog(page).getByLabel('Para cuándo');
  await expect(when).toHaveValue(`${day}T08:00`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const free = page.getByRole('button', { name: /^Agendar el/ });
  await expect(free).toHaveText(`Agendar el ${wordsOf(day)} a las 09:00`);
  await free.focus();
  await page.keyboard.press('ArrowDown');
  await expect(free).toHaveText(`Agendar el ${wordsOf(day)} a las 09:30`);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(when).toHaveValue(`${day}T09:30`);
});

test('the week says with whom before what, and marks what is done', { tag: '@desktop' }, async ({ page, request }) => {
  const company = await aCompany(request, await tokenOf(request, seller));
  const given = { ContactCompanyId: company.CompanyId, CommIsPrivate: false };
  const { subject, id, token } = await aTask(request, seller, day, '10:00', given);
  await openAgenda(page, seller, `?vista=semana&dia=${day}`);
  const entry = entryOf(page, subject);
  await expect(entry).toHaveText(new RegExp(`${company.CompanyName}.*10:00 ${subject}`));
  const done = await callAs(request, token, 'communication/addEvent', { commId: id, commEvent: { EventType: 'DON' } });
  expect(done.error).toBe('');
  await page.goto('/gestion/agenda?vista=semana');
  await expect(entry).toHaveText(new RegExp(`Hecha: .*${company.CompanyName}`));
  await expectAccessible(page);
});
