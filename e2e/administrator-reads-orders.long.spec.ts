import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { administrator } from './shopping.ts';

test('an administrator without companies is told that the shop’s own could not be read, and tries again', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await signInAs(page, administrator);
  await page.route('**/rest/user/get', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, SellsFor: [] } } });
  });
  await page.route('**/rest/company/findOwn', (route) => route.abort());
  await page.goto('/gestion/pedidos');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No pudimos conectarnos con la tienda');
  await page.unroute('**/rest/company/findOwn');
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(page.getByRole('tab', { name: 'Por preparar' })).toBeVisible();
  problems.length = 0;
});
