import { aCustomer, openOwnMenu, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { someProducts } from './shopping.ts';

test('a customer keeps products in sight, by the heart of their pictures', async ({ page, problems }) => {
  const [one, two] = await someProducts(page.request, 2);
  await open(page, `/productos/${one.code}`);
  await expect(page.getByRole('button', { name: /favoritos/ })).toHaveCount(0);
  await signInAs(page, await aCustomer(page.request));
  await open(page, '/favoritos');
  await expect(page.getByText('Todavía no guardaste favoritos')).toBeVisible();
  await expectAccessible(page);

  const keep = ({ name }: { name: string }) =>
    page.getByRole('button', { name: `Guardar en favoritos: ${name}`, exact: true });
  const remove = ({ name }: { name: string }) =>
    page.getByRole('button', { name: `Quitar de favoritos: ${name}`, exact: true });
  for (const product of [one, two]) {
    await open(page, `/productos/${product.code}`);
    await keep(product).press('Enter');
    await expect(page.getByText('Guardado en tus favoritos')).toBeVisible();
    await expect(remove(product)).toBeEnabled();
  }
  await page.reload();
  await expect(remove(two)).toBeVisible();
  await page.route('**/rest/favourite/set', (route) => route.abort());
  await remove(two).click();
  await expect(page.getByText('No pudimos conectarnos con la tienda')).toBeVisible();
  await expect(remove(two)).toBeEnabled();
  await page.unroute('**/rest/favourite/set');
  problems.splice(0);

  await (await openOwnMenu(page)).getByRole('link', { name: 'Favoritos' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([two.name, one.name]);
  await expectAccessible(page);
  await remove(one).click();
  await expect(keep(one)).toBeEnabled();
  await keep(one).click();
  await expect(remove(one)).toBeEnabled();
  await remove(two).click();
  await expect(keep(two)).toBeEnabled();
  await page.reload();
  await expect(cards.getByRole('heading')).toHaveText([one.name]);
});
