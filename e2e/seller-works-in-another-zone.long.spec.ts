import { aTask, dayAfter, entryOf, openAgenda, rowOf, titleOf } from './agenda.ts';
import { dialog, newName, row } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { callAs, otherSeller } from './shopping.ts';

/** A day as people write it. */
const written = (day: string) => day.split('-').reverse().join('/');

// Each on a day of its own: what stands at the same hour stands side by side.
for (const [at, timezoneId] of ['Asia/Tokyo', 'America/Los_Angeles'].entries())
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows and takes the hours of Montevideo', { tag: '@desktop' }, async ({ page, request }) => {
      // Near the end of a month the hours of others are in another one.
      const day = dayAfter(45 + at);
      const { subject, token } = await aTask(request, otherSeller, day, '10:00');
      await openAgenda(page, otherSeller, `?vista=dia&dia=${day}`);
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId);
      await expect(rowOf(page, subject)).toContainText('10:00');
      await titleOf(page, subject).focus();
      await page.keyboard.press('m');
      await expect(dialog(page).getByLabel('Para cuándo')).toHaveValue(`${day}T10:00`);
      await expect(dialog(page)).toContainText('Hora de Montevideo.');
      await page.keyboard.press('Escape');

      const late = newName('Llamar tarde a');
      await page.keyboard.press('n');
      await dialog(page).getByLabel('Para cuándo').fill(`${day}T23:30`);
      await dialog(page).getByRole('switch', { name: 'Particular' }).check();
      await dialog(page).getByLabel('Asunto').fill(late);
      await dialog(page).getByLabel('Mensaje').fill('Cierra a medianoche');
      await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(rowOf(page, late)).toContainText('23:30');
      const found = await callAs(request, token, 'communication/filter', {
        filters: [{ FilterKey: 'text', FilterValue: late }],
        rowIndex: 0,
        rowsMax: 1,
      });
      const [stored] = found.data as unknown as { CommNewDate: string }[];
      expect(Date.parse(stored?.CommNewDate ?? '')).toBe(Date.parse(`${day}T23:30:00-03:00`));

      for (const view of ['Semana', 'Mes']) {
        await page.getByRole('button', { name: view, exact: true }).click();
        await expect(entryOf(page, subject)).toContainText('10:00');
        for (const entry of [entryOf(page, subject), entryOf(page, late)])
          expect([view, await entry.evaluate((at) => at.closest('[data-date]')?.getAttribute('data-date'))]).toEqual([
            view,
            day,
          ]);
      }
      await page.goto(`/gestion/comunicaciones?t=${encodeURIComponent(late)}&desde=${day}&hasta=${day}`);
      await expect(row(page, late)).toContainText(`${written(day)} a las 23:30`);
      await row(page, late).press('Enter');
      await dialog(page).getByRole('combobox', { name: 'Guardar como' }).click();
      await page.getByRole('option', { name: 'Agendada' }).click();
      await expect(dialog(page).getByLabel('Para cuándo')).toHaveValue(`${day}T23:30`);
    });
  });
