import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { escaped, expect, expectAccessible, isWide, open, test } from './fixtures.ts';
import { aPart, hasVehicle, type Part, partsShop, reloadWith, storedVehicle, vehicleOf } from './parts.ts';
import { seller } from './shopping.ts';

test.use({ baseURL: partsShop });

const toBuy = ({ Products }: Part) =>
  Products.filter(({ ProductIsPublic, ProductAvailable }) => ProductIsPublic && ProductAvailable !== 'NO');
const address = ({ AutopartFamily }: Part, code: string) =>
  `/productos/${encodeURIComponent(AutopartFamily)}?codigo=${encodeURIComponent(code)}`;
const lines = (page: Page) => page.getByRole('list', { name: 'Productos de mi compra' }).getByRole('listitem');

test('two makers’ products for one application are told apart in the cart', async ({ page }) => {
  const part = await aPart(page.request, (one) => new Set(toBuy(one).map(({ BrandName }) => BrandName)).size > 1);
  const chosen = toBuy(part).slice(0, 2);
  for (const { ProductCode } of chosen) {
    await open(page, address(part, ProductCode));
    await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
    await expect(page.getByText('El producto fue agregado correctamente!')).toBeVisible();
  }
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const expectLines = async () => {
    for (const [at, { ProductCode, BrandName }] of chosen.entries()) {
      const line = lines(page).nth(at);
      const link = line.getByRole('link').first();
      await expect(link).toHaveText(new RegExp(` · (.+ )?${escaped(name)} · ${escaped(BrandName)}$`));
      await expect(line.getByText(ProductCode, { exact: true })).toBeVisible();
      await expect(line.getByRole('textbox', { name: `Cantidad de ${await link.innerText()}` })).toBeVisible();
    }
  };
  await page.getByRole('link', { name: /^Mi compra: 2 items/ }).click();
  await expectLines();
  await expectAccessible(page);
  await open(page, '/mi-compra');
  await expectLines();
});

test('a seller’s page of a part that is not public begins at a maker that is there', { tag: '@desktop' }, async ({
  page,
}) => {
  const has = ({ ProductAvailable }: Part['Products'][number]) => ProductAvailable !== 'NO';
  const part = await aPart(
    page.request,
    ({ AutopartIsPublic, Products: [first, ...others] }) =>
      !AutopartIsPublic && first !== undefined && !has(first) && others.some(has),
  );
  await signInAs(page, seller);
  await open(page, `/productos/${encodeURIComponent(part.AutopartFamily)}`);
  const choices = page.getByRole('group', { name: 'Elegí cuál' });
  await expect(choices.locator('input:checked')).toHaveValue(part.Products.find(has)?.ProductCode ?? '');
});

test('a release on the home page leads to the very product that it shows', async ({ page }) => {
  await open(page, '/');
  const link = page
    .getByRole('list', { name: /^Productos: / })
    .first()
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first();
  const code = new URL((await link.getAttribute('href')) ?? '', partsShop).searchParams.get('codigo') ?? '';
  expect(code).not.toBe('');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`\\?codigo=${encodeURIComponent(code)}$`));
  await expect(page.getByRole('main').getByText(code, { exact: true }).first()).toBeVisible();
});

test("a part's brands are its makers, each with as many as choosing it gives", { tag: '@both-widths' }, async ({
  page,
}) => {
  const answer = await page.request.post('/rest/autopart/filter', { data: { filters: [], rowIndex: 0, rowsMax: 1 } });
  const { resultFilters } = (await answer.json()) as {
    resultFilters: { key: string; items: { id: string; name: string; count: number }[] }[];
  };
  const itemsOf = (key: string) => resultFilters.find((facet) => facet.key === key)?.items ?? [];
  const fittedBy = (maker: string) => itemsOf('vehicleBrandId').find(({ id }) => id === maker)?.count ?? 0;
  // One that makes vehicles too: what it makes is less than what fits them.
  const maker = itemsOf('partBrandId').find(({ id }) => fittedBy(id) > 0) ?? { id: '', name: '', count: 0 };
  expect(maker.count).toBeGreaterThan(1);
  expect(fittedBy(maker.id)).toBeGreaterThan(maker.count);
  const results = page.getByText(new RegExp(`^${maker.count} resultados?$`));
  await open(page, '/productos?search=');
  if (isWide(page)) {
    const makers = page.getByRole('navigation', { name: 'Marca del repuesto' });
    await makers.getByText(/^Ver \d+ más$/).click();
    await makers.getByRole('link', { name: new RegExp(`^${maker.name} ?${maker.count}$`) }).click();
  } else {
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    await page.getByRole('group', { name: 'Marca del repuesto' }).getByLabel(maker.name).check();
    await page.getByRole('button', { name: /^Confirmar/ }).click();
  }
  await expect(page).toHaveURL(new RegExp(`[?&]pb=${maker.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(maker.name);
  await expect(results).toBeVisible();
  await page.getByRole('link', { name: `Quitar ${maker.name}` }).click();
  await expect(page).toHaveURL(/search=$/);
  // The specification's address still means either.
  await open(page, `/productos?b=${maker.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(maker.name);
  await expect(results).toHaveCount(0);
});

test('the menu names makers of vehicles and of parts apart, and leads to all of them', { tag: '@desktop' }, async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Principal' });
  for (const [title, key, filter] of [
    ['Marcas de vehículos', 'vb', 'Marca del vehículo'],
    ['Marcas de repuestos', 'pb', 'Marca del repuesto'],
  ] as const) {
    await open(page, '/');
    await menu.locator('summary').click();
    const heading = page.getByRole('heading', { level: 2, name: title });
    const makers = menu.locator('div').filter({ has: heading }).last();
    await expect(makers.locator(`a[href^="/productos?${key}="]`).first()).toBeVisible();
    await expectAccessible(page);
    await expect(heading).toBeVisible();
    const all = makers.getByRole('link', { name: new RegExp(`^Ver todas \\(\\d+\\) ${title}$`) });
    const count = Number(/\d+/.exec(await all.innerText())?.[0]);
    expect(count).toBeGreaterThan(await makers.getByRole('link').count());
    await all.click();
    const choices = page.getByRole('navigation', { name: filter }).getByRole('link');
    await expect(choices).toHaveCount(count);
    await expect(choices.first()).toBeInViewport();
    await page.reload();
    await expect(choices, 'a new tab unfolds it too').toHaveCount(count);
  }
});

test('the menu leads to all makers, while lists show only what fits one’s vehicle', { tag: '@desktop' }, async ({
  page,
}) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const vehicle = storedVehicle(await vehicleOf(page.request, part));
  await open(page, '/productos?search=');
  await reloadWith(page, vehicle);
  const only = page.getByRole('switch', { name: /^Solo para mi / });
  await only.click();
  await expect(page).toHaveURL(`/productos?search=&v=${vehicle.id}`);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.locator('summary').click();
  const all = menu.getByRole('link', { name: /^Ver todas .* Marcas de vehículos$/ });
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  await all.click();
  await expect(only).not.toBeChecked();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/productos?search=#filtro-vb');
  await expect(page.getByRole('navigation', { name: 'Marca del vehículo' }).getByRole('link')).toHaveCount(count);
});
