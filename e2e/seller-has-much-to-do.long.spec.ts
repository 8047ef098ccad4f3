import { aTask, dayAfter, openAgenda, overdue } from './agenda.ts';
import { dialog } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { otherSeller } from './shopping.ts';

test('where more is overdue than the agenda reads, it says so and leads to all of it', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { subject, id } = await aTask(request, otherSeller, dayAfter(0), '00:00');
  // The shop takes not so many in a quarter of an hour: its answer stands there many times.
  const calls = '**/rest/communication/filter';
  let one: object | undefined;
  await page.route(calls, async (route) => {
    const { filters, rowIndex, rowsMax } = route.request().postDataJSON();
    if (!filters.some(({ FilterValue }: { FilterValue: unknown }) => FilterValue === 'OPE')) return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    one ??= answer.data.find(({ CommId }: { CommId: number }) => CommId === id);
    const copies = Array.from({ length: rowsMax }, (_, at) => ({ ...one, CommId: 1_000_000 + rowIndex + at }));
    return route.fulfill({ response, json: { ...answer, data: copies, resultCount: 1234 } });
  });
  await openAgenda(page, otherSeller, `?vista=dia&dia=${dayAfter(1)}`);
  await expect(overdue(page)).toContainText('1000+');
  await expect(overdue(page)).toContainText('Son las 1000 más viejas de las 1234 por hacer hasta hoy.');
  await expectAccessible(page);
  const rows = overdue(page).getByRole('listitem');
  await overdue(page).getByRole('button', { name: 'Ver las primeras 100' }).click();
  await expect(rows).toHaveCount(100);
  for (const shown of [200, 300]) {
    const more = overdue(page).getByRole('button', { name: 'Mostrar 100 más' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(shown);
    await expect(
      rows
        .nth(shown - 100)
        .getByRole('button')
        .first(),
    ).toBeFocused();
    await expect(overdue(page)).toContainText(`Se ven las ${shown} más viejas.`);
  }
  await overdue(page).getByRole('button', { name: 'Ver solo las primeras' }).click();
  await expect(rows).toHaveCount(8);

  // Once the shop refuses more for now, nothing more is asked for.
  let moves = 0;
  await page.route('**/rest/communication/addEvent', (route) => {
    moves += 1;
    return route.fulfill({ status: 429, json: { data: null, error: 'Esperá 15 minutos y probá de nuevo.' } });
  });
  await overdue(page).getByRole('button', { name: 'Pasar todo a hoy' }).click();
  await expect(page.getByRole('dialog', { name: '¿Pasar a hoy las 1000 vencidas?' })).toBeVisible();
  await expectEveryLook(page);
  await dialog(page).getByRole('button', { name: 'Pasar a hoy' }).click();
  await expect(page.getByText(/Pasaron 0 a hoy\. Quedaron 1000 como estaban: Esperá 15 minutos/)).toBeVisible();
  const today = page.locator('.panel-toast').getByRole('link', { name: 'Ver' });
  await expect(today).toHaveAttribute('href', /\/agenda\?vista=dia&quien=\d+$/);
  expect(moves).toBe(1);

  await overdue(page).getByRole('link', { name: 'Ver todas en Comunicaciones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comunicaciones' })).toBeVisible();
  await page.unroute(calls);
  await expect(page).toHaveURL(/estado=OPE&autor=\d+&hasta=/);
  await page.getByLabel('Buscar').fill(subject);
  const found = page.getByRole('row').filter({ hasText: subject });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Vencida');
});
