import { aTask, dayAfter, drag, entryOf, openAgenda, rowOf, titleOf, types } from './agenda.ts';
import { expect, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { callAs, otherSeller } from './shopping.ts';
import { expectTold } from './toast.ts';

test('an entry that was dragged goes back, but not once somebody else moved it', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const day = dayAfter(44);
  const { subject, stored, token, id } = await aTask(request, otherSeller, day, '10:00');
  await openAgenda(page, otherSeller, `?vista=semana&dia=${day}`);
  const entry = entryOf(page, subject);
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(entry).toContainText('10:00');
  await drag(page, entry, 2);
  await expect(page.locator('.panel-toast')).toContainText('a las 11:00');
  await undo.click();
  await expectTold(page, 'Volvió al');
  await expect(entry).toContainText('10:00');
  await drag(page, entry, 2);
  await expect(undo).toBeVisible();
  const commEvent = { EventType: 'SCH', CommNewDate: `${day}T12:00:00-03:00` };
  expect((await callAs(request, token, 'communication/addEvent', { commId: id, commEvent })).error).toBe('');
  await undo.click();
  await expect(page.getByRole('dialog', { name: 'La comunicación cambió mientras tanto' })).toBeVisible();
  await expectEveryLook(page);
  expect(types(await stored())).toEqual(['SCH', 'RSC', 'RSC', 'RSC', 'RSC']);
});

test('an entry that is dragged twice stands where it was put last, in every view and after a reload', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const day = dayAfter(43);
  const { subject, stored } = await aTask(request, otherSeller, day, '10:00');
  await openAgenda(page, otherSeller, `?vista=semana&dia=${day}`);
  const entry = entryOf(page, subject);
  const standsAt = async (hour: string) => {
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText(hour);
  };
  await standsAt('10:00');
  for (const [heights, hour, events] of [
    [2, '11:00', 2],
    [-1, '10:30', 3],
  ] as const) {
    await drag(page, entry, heights);
    await expect.poll(async () => types(await stored()).length).toBe(events);
    await page.waitForLoadState('networkidle');
    await standsAt(hour);
  }
  await page.getByRole('button', { name: 'Mes', exact: true }).click();
  await standsAt('10:30');
  await page.getByRole('button', { name: 'Día', exact: true }).click();
  await expect(titleOf(page, subject)).toHaveCount(1);
  await expect(rowOf(page, subject)).toContainText('10:30');
  await page.getByRole('button', { name: 'Semana', exact: true }).click();
  await standsAt('10:30');
  await page.reload();
  await standsAt('10:30');
  expect(types(await stored())).toEqual(['SCH', 'RSC', 'RSC']);
  expect(Date.parse((await stored()).CommNewDate)).toBe(Date.parse(`${day}T10:30:00-03:00`));
});
