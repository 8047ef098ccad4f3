import { escaped, expect, expectAccessible, isWide, open, resultCount, test } from './fixtures.ts';
import { aPart, hasVehicle, type Part, partsShop, someParts } from './parts.ts';

test.use({ baseURL: partsShop });

const address = ({ AutopartFamily }: Part) => `/productos/${encodeURIComponent(AutopartFamily)}`;

test('what else goes into the same vehicles stands below, and is of other categories', async ({ page }) => {
  const relatedOf = async ({ AutopartFamily }: Part) => {
    const answer = await page.request.post('/rest/autopart/listRelated', { data: { family: AutopartFamily } });
    return ((await answer.json()) as { data: Part[] }).data;
  };
  const parts = await someParts(page.request, (one) => one.AutopartIsPublic && one.Applications.length > 2);
  let part: Part | undefined;
  let related: Part[] = [];
  while (related.length === 0) {
    part = parts.pop();
    if (!part) throw new Error('No part has related ones.');
    related = await relatedOf(part);
  }
  await open(page, part ? address(part) : '');
  const below = page.getByRole('region', { name: 'Tambien te puede interesar' });
  const links = below.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(links).toHaveCount(related.length);
  for (const [at, one] of related.entries()) await expect(links.nth(at)).toHaveAttribute('href', address(one));
  expect(related.map(({ CategoryId }) => CategoryId)).not.toContain(part?.CategoryId);
  await expectAccessible(page);
  await links.first().click();
  await expect(page).toHaveURL(address(related[0] as Part));
});

test('the page says for which vehicle one came, where that is not the one in its title', async ({ page }) => {
  const isOfSeveral = (one: Part) =>
    one.AutopartIsPublic && hasVehicle(one) && new Set(one.Applications.map((each) => each.ApplicationName)).size > 2;
  const part = await aPart(page.request, isOfSeveral);
  const [first] = part.Applications;
  const other = part.Applications.find(
    (each) => each.VehicleId !== null && each.ApplicationName !== first?.ApplicationName,
  );
  const line = page.getByText(
    new RegExp(String.raw`^\S.* · \S.* ${escaped(other?.ApplicationName ?? '')} y \d+ más · `),
  );
  await open(page, `${address(part)}?v=${other?.VehicleId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first?.ApplicationName ?? '');
  await expect(line).toBeVisible();
  await open(page, address(part));
  await expect(line).toHaveCount(0);
});

test('another maker says his own measures', async ({ page }) => {
  type Measured = {
    ProductCode: string;
    ProductIsPublic: boolean;
    Specifications: { SpecKey: string; SpecValue: string }[];
  };
  const seen = (part: Part) => (part.Products as unknown as Measured[]).filter((one) => one.ProductIsPublic);
  const heightOf = ({ Specifications }: Measured) =>
    Specifications.find(({ SpecKey }) => SpecKey === 'Alto')?.SpecValue ?? '';
  const part = await aPart(page.request, (one) => new Set(seen(one).map(heightOf)).size > 1);
  await open(page, address(part));
  const makers = page.getByRole('group', { name: 'Elegí cuál' });
  const measures = page.getByRole('region', { name: 'Medidas' });
  for (const product of seen(part)) {
    await makers.locator(`input[value="${product.ProductCode}"]`).check();
    await expect(measures).toContainText(`Alto${heightOf(product)} mm`);
    await expect(page.getByRole('region', { name: 'Especificaciones' })).toContainText('Garantía');
  }
});

test('a list is narrowed by the vehicle’s brand and by the year, each with as many as it promises', {
  tag: '@both-widths',
}, async ({ page }) => {
  await open(page, '/productos?c=2.301');
  let all = await resultCount(page);
  for (const [title, key] of [
    ['Marca del vehículo', 'vb'],
    ['Año', 'y'],
  ] as const) {
    let promised = 0;
    if (isWide(page)) {
      const choice = page.getByRole('navigation', { name: title, exact: true }).getByRole('link').first();
      promised = Number(/(\d+)$/.exec((await choice.innerText()).trim())?.[1]);
      await choice.click();
    } else {
      await page.getByRole('button', { name: /^Filtrar/ }).click();
      const choice = page
        .getByRole('group', { name: title, exact: true })
        .locator('label')
        .filter({ hasText: /\d$/ })
        .first();
      promised = Number(/(\d+)$/.exec((await choice.innerText()).trim())?.[1]);
      await choice.click();
      await page.getByRole('button', { name: /^Confirmar/ }).click();
    }
    await expect(page).toHaveURL(new RegExp(`[?&]${key}=\\d+`));
    await expect.poll(() => resultCount(page)).toBe(promised);
    expect(promised).toBeGreaterThan(0);
    expect(promised).toBeLessThan(all);
    all = promised;
  }
  await expect(
    page.getByRole('list', { name: 'Filtros elegidos' }).getByRole('link', { name: /^Quitar Año \d{4}/ }),
  ).toBeVisible();
});

test('a part that a text found by another application names that one beside its own name', async ({ page }) => {
  const isNamedTwice = ({ AutopartIsPublic, Applications: [first, ...others] }: Part) =>
    AutopartIsPublic &&
    Boolean(first) &&
    others.some(({ ApplicationName }) => ApplicationName !== first?.ApplicationName);
  const { AutopartFamily, Applications } = await aPart(page.request, isNamedTwice);
  const [first] = Applications;
  const other = Applications.find(({ ApplicationName }) => ApplicationName !== first?.ApplicationName);
  await open(page, `/productos/${AutopartFamily}?${new URLSearchParams({ para: other?.ApplicationName ?? '' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.ApplicationName ?? '');
  const said = `· ${other?.ApplicationBrandName} ${other?.ApplicationName} y `.replace('  ', ' ');
  await expect(page.getByText(said)).toBeVisible();
  const row = page.getByRole('region', { name: 'Aplicaciones' }).locator('mark').first();
  await expect(row).toHaveText(other?.ApplicationName ?? '');
});
