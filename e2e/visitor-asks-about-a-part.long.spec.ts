import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import {
  aPart,
  chooseVehicle,
  hasVehicle,
  type Part,
  partsShop,
  reloadWith,
  storedVehicle,
  vehicleButton,
  vehicleOf,
} from './parts.ts';

test.use({ baseURL: partsShop });

const isPublic = (part: Part) => part.AutopartIsPublic && hasVehicle(part);

/** Greeting that a press on a button of the page, or of a card, prepares. */
const greetingOf = async (page: Page, where: Locator) => {
  // The first one may belong to the sentence about one's own vehicle.
  await where.getByRole('button', { name: 'Consultar por WhatsApp' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Contactar por WhatsApp' });
  const href = (await dialog.getByRole('link', { name: 'Bulevar' }).getAttribute('href')) ?? '';
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  return new URL(href).searchParams.get('text') ?? '';
};

test('who came by the advanced search asks for the vehicle that was picked, not for one’s own', async ({ page }) => {
  const part = await aPart(page.request, isPublic);
  const vehicle = await vehicleOf(page.request, part);
  const other = await vehicleOf(
    page.request,
    await aPart(
      page.request,
      (one) => isPublic(one) && one.Applications.every(({ BrandId }) => BrandId !== vehicle.BrandId),
    ),
  );
  const main = page.getByRole('main');
  const path = `/productos/${part.AutopartFamily}`;
  const picked = [vehicle.BrandName, vehicle.VehicleName, vehicle.VehicleEngine].filter(Boolean).join(' ');

  await open(page, `/productos?rubro=${part.CategoryId}&marca=${vehicle.BrandId}`);
  await vehicleButton(page).click();
  const own = await chooseVehicle(page, other, Number(other.range.slice(0, 4)));
  await main.locator(`a[href$="&v=${vehicle.VehicleId}"]`).click();
  const card = main.getByRole('article').filter({ has: page.locator(`a[href^="${path}?"]`) });
  const onCard = await greetingOf(page, card);
  expect(onCard).toContain(` para ${picked} `);
  expect(onCard).not.toContain(own);
  expect(onCard).toContain(`${partsShop}${path}`);
  expect(onCard, 'the page that is told is the part’s own').not.toContain('v=');

  await card.getByRole('link', { name: /^Ver más/ }).click();
  await expect(page).toHaveURL(`${path}?v=${vehicle.VehicleId}`);
  await page.reload();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', partsShop + path);
  const onPage = await greetingOf(page, main);
  expect(onPage).toContain(` para ${picked} `);
  expect(onPage).not.toContain(own);

  await open(page, path);
  expect(await greetingOf(page, main), 'who came another way asks for one’s own').toContain(` para mi ${own}. `);
});

test('a part answers for the vehicle that was picked first, and then for one’s own', async ({ page }) => {
  const part = await aPart(page.request, isPublic);
  const { range, ...found } = await vehicleOf(page.request, part);
  const isNone = ({ Applications }: Part) => Applications.every(({ VehicleId }) => VehicleId !== found.VehicleId);
  const other = await aPart(page.request, (one) => isPublic(one) && isNone(one));
  const own = await vehicleOf(page.request, other);
  const main = page.getByRole('main');
  const year = Number(range.slice(0, 4));
  const called = [found.BrandName, found.VehicleName, found.VehicleEngine].filter(Boolean).join(' ');
  const ofPicked = main.getByText(`Compatible con ${called} ${year}`, { exact: true });
  const path = `/productos/${part.AutopartFamily}`;
  await open(page, path);
  await reloadWith(page, storedVehicle(own));
  await expect(vehicleButton(page)).toContainText(own.VehicleName);
  await open(page, `${path}?v=${found.VehicleId}&y=${year}`);
  await expect(ofPicked).toBeVisible();
  const ofOwn = main.getByText(/^(Compatible con tu|No figura para tu|No tenemos anotado si le sirve a tu) /);
  await expect(ofOwn).toContainText(`tu ${own.BrandName} ${own.VehicleName}`);
  const [first, second] = await Promise.all([ofPicked.boundingBox(), ofOwn.boundingBox()]);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  await expect(main.getByRole('button', { name: 'Guardar como mi vehículo' }), 'there is one already').toHaveCount(0);
  const marked = main.locator('table mark').filter({ hasText: found.VehicleName });
  await expect(marked.first(), 'what was picked is found in the table').toBeVisible();
  await expectAccessible(page);

  await reloadWith(page, { ...storedVehicle(found), year });
  await expect(main.getByText(`Compatible con tu ${called} ${year}`, { exact: true })).toBeVisible();
  await expect(ofPicked, 'they are the same').toHaveCount(0);
});

test('a card says which branches have any, as its page does, and asks for nothing', async ({ page }) => {
  const part = await aPart(
    page.request,
    ({ AutopartAvailable, Products: [only, ...others] }) =>
      AutopartAvailable !== 'NO' && only?.ProductIsPublic === true && others.length === 0,
  );
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/rest/') && calls.push(request.url()));
  await open(page, `/productos?t=${encodeURIComponent(part.AutopartCode)}`);
  const first = page.getByRole('main').getByRole('article').first();
  const branches = first.getByRole('list', { name: `Sucursales con stock de ${part.AutopartCode}` });
  await expect(branches.getByRole('listitem')).toHaveText([/^Bulevar: (no )?hay$/, /^Cerro Largo: (no )?hay$/]);
  const answer = await branches.getByRole('listitem').allInnerTexts();
  expect(answer.join()).toMatch(/: hay/);
  expect(calls).toEqual([]);
  await first.getByRole('link', { name: /^Ver más/ }).click();
  const stock = page.getByRole('region', { name: 'Stock' }).getByRole('listitem');
  await expect(stock).toHaveText(answer.map((text) => new RegExp(text.replace(': ', '\\s*'), 'i')));
});

test('where nothing is known of one’s vehicle the sentence itself leads to WhatsApp', async ({ page }) => {
  const isVague = ({ AutopartIsPublic, Applications }: Part) =>
    AutopartIsPublic &&
    Applications.length > 0 &&
    Applications.every(({ BrandId, VehicleId }) => !BrandId && !VehicleId);
  const vague = await aPart(page.request, isVague);
  const vehicle = await vehicleOf(page.request, await aPart(page.request, isPublic));
  await open(page, `/productos/${vague.AutopartFamily}`);
  await vehicleButton(page).click();
  const own = await chooseVehicle(page, vehicle, Number(vehicle.range.slice(0, 4)));
  const notice = page.getByText('Sin datos: consultanos').locator('..');
  await expect(notice).toContainText(`No tenemos anotado si le sirve a tu ${own}.`);
  expect(await greetingOf(page, notice)).toContain(` para mi ${own}. `);
});
