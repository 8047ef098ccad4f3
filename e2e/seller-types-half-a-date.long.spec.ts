import type { Locator, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { aCommunication, block, dayAhead, entries, named, save, saveAlone } from './communications.ts';
import { aCompany, dialog, newName } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { seller, sellerToken } from './shopping.ts';

const sentence = 'Ingresá un día y una hora';

/** Types a day, and no hour. */
const typeDay = async (field: Locator) => {
  await field.fill('');
  await field.focus();
  await field.pressSequentially('01012026');
  await expect(field).toHaveValue('');
};

const expectRefused = async (within: Locator, field: Locator, press: () => Promise<void>) => {
  await press();
  await expect(within.getByText(sentence)).toBeVisible();
  await expect(field).toBeFocused();
};

const sentCalls = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/communication\/(add|addEvent|update)$/.test(request.url())) sent.push(request.url());
  });
  return sent;
};

test('a date without an hour is refused at its field, and no date is now', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { CompanyId: id } = await aCompany(request, await sellerToken(request));
  const due = newName('Llamar');
  const scheduled = { CommLastEvent: 'SCH', CommNewDate: `${dayAhead(2)}T15:00:00Z` };
  await aCommunication(request, id, { CommSubject: due, ...scheduled });
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas/${id}`);
  const sent = sentCalls(page);

  await block(page).getByRole('button', { name: 'Llamé' }).click();
  await dialog(page).getByLabel('Asunto').fill('Preguntó por un precio');
  await dialog(page).getByLabel('Mensaje').fill('Diez filtros');
  const doneAt = dialog(page).getByLabel('Cuándo fue');
  await typeDay(doneAt);
  await expectRefused(dialog(page), doneAt, () => page.keyboard.press('Control+s'));
  await expectRefused(dialog(page), doneAt, () => save(dialog(page)));
  expect(sent).toEqual([]);
  await doneAt.fill('');
  await expect(dialog(page).getByText(sentence)).toHaveCount(0);
  await saveAlone(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entries(page)).toHaveCount(2);
  expect(sent.splice(0)).toHaveLength(1);

  await block(page)
    .getByRole('button', { name: `Abrir ${due}` })
    .click();
  await dialog(page)
    .getByRole('button', { name: `Mover… ${due}` })
    .click();
  const moving = named(page, /^Mover /);
  await typeDay(moving.getByLabel('Para cuándo'));
  await moving.getByRole('button', { name: 'Mover', exact: true }).click();
  await expect(moving.getByText(sentence)).toBeVisible();
  await moving.getByLabel('Para cuándo').press('Escape');
  await dialog(page)
    .getByRole('button', { name: `Hecha ${due}` })
    .click();
  const done = named(page, /^Hecha: /);
  await done.getByRole('radio', { name: 'Otra fecha' }).check();
  await typeDay(done.getByLabel('Para cuándo'));
  await save(done);
  await expect(done.getByText(sentence)).toBeVisible();
  expect(sent).toEqual([]);
});
