import { randomUUID } from 'node:crypto';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seller } from './shopping.ts';

test('an order that is not there says so, and leads to the list', { tag: '@desktop' }, async ({ page, problems }) => {
  await signInAs(page, seller);
  await page.goto('/gestion/pedidos/80');
  const said = page.getByRole('alert').filter({ hasText: 'Ese pedido no existe, o no es de tu empresa.' });
  await expect(said).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Buscar el pedido 80' })).toHaveAttribute(
    'href',
    '/gestion/pedidos?t=80',
  );
  expect(problems).toEqual([]);
  await page.goto(`/gestion/pedidos/${randomUUID()}`);
  await expect(said).toBeVisible();
  await page.getByRole('link', { name: 'Todos los pedidos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
});
