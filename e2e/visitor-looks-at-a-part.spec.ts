import { aCustomer, signInAs, signInByForm } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { aPart, chooseVehicle, hasVehicle, type Part, partsShop, vehicleButton, vehicleOf } from './parts.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

test.use({ baseURL: partsShop });

/** A public part of one product of which there is plenty, for a vehicle whose years are known. */
const isToBuy = (part: Part) =>
  part.AutopartIsPublic &&
  part.Products.length === 1 &&
  part.Products[0]?.ProductAvailable === 'AV' &&
  part.OriginalCodes.length > 0 &&
  hasVehicle(part);
/** The part without its first application, and others of that vehicle: its name says none of these. */
const withoutFirst = (part: Part): Part => ({
  ...part,
  Applications: part.Applications.filter(({ VehicleId }) => VehicleId !== part.Applications[0]?.VehicleId),
});
const isFreeText = ({ AutopartIsPublic, Applications }: Part) =>
  AutopartIsPublic && Applications.length > 0 && Applications.every(({ VehicleId }) => VehicleId === null);

test('a part found by one’s vehicle fits, is asked about by WhatsApp, and is ordered by deposit', async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const part = await aPart(page.request, (one) => isToBuy(one) && hasVehicle(withoutFirst(one)));
  const vehicle = await vehicleOf(page.request, withoutFirst(part));
  const year = Number(vehicle.range.slice(0, 4));
  const path = `/productos/${part.AutopartFamily}`;
  await open(page, '/');
  await vehicleButton(page).click();
  const name = await chooseVehicle(page, vehicle, year);
  await expect(vehicleButton(page)).toHaveText(`Mi vehículo: ${name}`);

  await open(page, `/productos?c=${part.CategoryId}`);
  const only = page.getByRole('switch', { name: /^Solo para mi / });
  await only.click();
  await expect(only).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`[?&]v=${vehicle.VehicleId}&y=${year}`));
  await page.goBack();
  await expect(page).toHaveURL(`/productos?c=${part.CategoryId}`);
  await expect(only).not.toBeChecked();
  await only.click();
  await expect(only).toBeChecked();
  await expect(page).toHaveURL(/[?&]v=/);
  await page.getByRole('link', { name: new RegExp(`^Quitar ${vehicle.BrandName} ${vehicle.VehicleName}`) }).click();
  await expect(page).not.toHaveURL(/[?&]v=/);
  await expect(only).not.toBeChecked();
  await only.click();
  await expect(only).toBeChecked();
  await expect(page).toHaveURL(/[?&]v=/);
  await expectAccessible(page);
  const address = `${path}?v=${vehicle.VehicleId}&y=${year}`;
  await page.getByRole('main').locator(`a[href="${address}"]`).filter({ visible: true }).last().click();

  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(`${part.AutopartCode} · NAM Autopartes`);
  const called = part.Applications[0]?.ApplicationName ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(called);
  await expect(page.getByText(`Compatible con tu ${name}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Códigos originales' })).toContainText(
    part.OriginalCodes[0]?.OriginalCodeCode ?? '',
  );
  const rows = page.getByRole('region', { name: 'Aplicaciones' }).getByRole('row');
  await expect(rows).toHaveCount(part.Applications.length + 1);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Consultar por WhatsApp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contactar por WhatsApp' });
  const code = part.Products[0]?.ProductCode ?? '';
  for (const branch of ['Bulevar', 'Cerro Largo']) {
    const href = new URL((await dialog.getByRole('link', { name: branch }).getAttribute('href')) ?? '');
    expect(href.searchParams.get('text')).toBe(
      `Hola, quiero consultar por la autoparte ${code} (${called}) para mi ${name}. ${partsShop}${path}?codigo=${code}`,
    );
  }
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(page.getByText('El producto fue agregado correctamente!')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Mi compra: 1 item/ })
    .click();
  const drawer = page.getByRole('dialog', { name: /^Mi compra/ });
  const brand = part.Applications[0]?.ApplicationBrandName ?? '';
  const others = part.Applications.length > 1 ? ` y ${part.Applications.length - 1} más` : '';
  const named = drawer.getByRole('link', { name: ` · ${brand} ${called}${others} · ${part.Products[0]?.BrandName}` });
  await expect(named).toHaveAttribute('href', `${path}?codigo=${code}`);
  const line = await named.innerText();
  expect(line).toMatch(new RegExp(`\\s·\\spara\\s.*\\s${year}$`));
  await expect(drawer.getByText('Ingresá para ver el precio')).toBeVisible();
  await drawer.getByRole('link', { name: 'Finalizar compra' }).click();
  await signInByForm(page, customer);
  await expect(page).toHaveURL('/mi-compra?detail');
  await page.getByRole('radio', { name: 'Depósito BROU' }).check();
  await page.getByRole('button', { name: /^Confirmar compra · U\$S/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  await expect(page.getByRole('region', { name: 'Cómo pagar' })).toContainText('BROU');
  await open(page, '/mis-compras');
  await expect(page.getByRole('link', { name: line, exact: true })).toBeVisible();
});

test('one’s vehicle goes along from page to page, through a reload and into another browser', async ({
  page,
  browser,
}) => {
  const customer = await aCustomer(page.request);
  const part = await aPart(page.request, isToBuy);
  const vehicle = await vehicleOf(page.request, part);
  const isOfOthers = (other: Part) =>
    hasVehicle(other) &&
    other.AutopartIsPublic &&
    other.Applications.every(({ BrandId, VehicleId }) => BrandId !== null && BrandId !== vehicle.BrandId && VehicleId);
  const others = await aPart(page.request, isOfOthers);
  const vague = await aPart(page.request, isFreeText);

  await open(page, `/productos/${others.AutopartFamily}`);
  await page.getByRole('button', { name: '¿Le sirve a tu vehículo? Elegilo' }).click();
  await expect(page.getByText('Te decimos qué le sirve y qué no.')).toBeVisible();
  await expectAccessible(page);
  const year = Number(vehicle.range.slice(-4));
  const name = await chooseVehicle(page, vehicle, year);
  await expect(page.getByText(`No figura para tu ${name}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver las que sí' })).toHaveAttribute(
    'href',
    `/productos?c=${others.CategoryId}&v=${vehicle.VehicleId}&y=${year}`,
  );
  await open(page, `/productos/${vague.AutopartFamily}`);
  await expect(page.getByText('Sin datos: consultanos')).toBeVisible();
  await expectAccessible(page);

  await signInAs(page, customer);
  await open(page, '/');
  await expect(vehicleButton(page)).toHaveText(`Mi vehículo: ${name}`);
  const storedVehicle = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('vehicle') ?? 'null') as { isSaved?: boolean });
  await expect.poll(async () => (await storedVehicle())?.isSaved).toBe(true);

  const other = await browser.newPage({ baseURL: partsShop });
  await signInAs(other, customer);
  await open(other, '/productos');
  await expect(vehicleButton(other)).toHaveText(`Mi vehículo: ${name}`);
  await other.getByRole('button', { name: 'Quitar mi vehículo' }).filter({ visible: true }).click();
  await expect(vehicleButton(other)).toHaveText('Mi vehículo: elegir');
  await other.close();
  await page.reload();
  await expect(vehicleButton(page), 'what the account has not, goes').toHaveText('Mi vehículo: elegir');
});

test('the product whose code was typed is the one chosen, and a press chooses another', { tag: '@long' }, async ({
  page,
}) => {
  const shownOf = ({ Products }: Part) => Products.filter(({ ProductIsPublic }) => ProductIsPublic);
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && shownOf(one).length > 1);
  const path = `/productos/${encodeURIComponent(part.AutopartFamily)}`;
  const choices = page.getByRole('group', { name: 'Elegí cuál' }).getByRole('radio');
  await open(page, `/productos/${encodeURIComponent(shownOf(part).at(-1)?.ProductCode ?? '')}`);
  await expect(choices.last()).toBeChecked();
  await open(page, path);
  await choices.last().check();
  const code = (await choices.last().getAttribute('value')) ?? '';
  await expect(page.getByRole('main').getByText(code, { exact: true }).first()).toBeVisible();
  // Price and stock are asked for with the choice.
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('a part that is not public exists for sellers alone, and they read so', { tag: '@desktop' }, async ({ page }) => {
  const hidden = await aPart(page.request, ({ AutopartIsPublic }) => !AutopartIsPublic);
  const path = `/productos/${encodeURIComponent(hidden.AutopartFamily)}`;
  const product = `/productos/${encodeURIComponent(hidden.Products[0]?.ProductCode ?? '')}`;
  for (const one of [path, product]) {
    expect((await open(page, one))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parece que esta página no existe');
  }
  await signInAs(page, seller);
  await open(page, product);
  await expect(page).toHaveURL(`${path}?codigo=${encodeURIComponent(hidden.Products[0]?.ProductCode ?? '')}`);
  await expect(page.getByText('Inactivo', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle(`${hidden.AutopartCode} · NAM Autopartes`);
  await expect(page.getByRole('region', { name: 'Stock' }).getByText(/^\d+ en total$/)).toBeVisible();
  const token = await sellerToken(page.request);
  const { data } = await callAs(page.request, token, 'autopart/findByFamily', { family: hidden.AutopartFamily });
  const products = data?.Products as { Specifications: { SpecKey: string; SpecValue: string }[] }[];
  const height = products[0]?.Specifications.find(({ SpecKey }) => SpecKey === 'Alto')?.SpecValue;
  if (height) {
    const written = Number(height.replace(',', '.')).toFixed(1).replace('.', ',');
    await expect(page.getByRole('region', { name: 'Medidas' })).toContainText(`${written} mm`);
  }
});

test('the firm tells who it is and what it does', { tag: '@long' }, async ({ page }) => {
  for (const [path, title] of [
    ['/empresa', 'Una empresa familiar con más de 50 años'],
    ['/servicios', 'Servicios'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
  }
});
