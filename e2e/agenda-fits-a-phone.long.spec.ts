import { openAgenda } from './agenda.ts';
import { dialog } from './companies.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seller } from './shopping.ts';

test('the head of the agenda and its bar are a row each on a phone', async ({ page }) => {
  await openAgenda(page, seller);
  const middle = async (role: 'button' | 'heading', name: string) => {
    const box = await page.getByRole(role, { name, exact: true }).first().boundingBox();
    return box ? Math.round(box.y + box.height / 2) : undefined;
  };
  const bar = await middle('button', 'Día');
  for (const name of ['Semana', 'Mes', 'Antes', 'Hoy', 'Después', 'Filtros'])
    expect(await middle('button', name), name).toBe(bar);
  expect(await middle('button', 'Más acciones')).toBe(await middle('button', 'Agendar'));
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const add = await page.getByRole('button', { name: 'Agendar', exact: true }).first().boundingBox();
  expect(add?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));

  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(page.getByLabel('Ir al día')).toBeVisible();
  await expectAccessible(page);
  const more = page.getByRole('button', { name: 'Más acciones' });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Avisos y calendario' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});
