import { rtcPrinting } from '../sites/rtc-printing.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { partsShop } from './parts.ts';

test('a visitor finds what is printed, how large, and asks for it', async ({ page }) => {
  await open(page, '/3d');
  await expect(page).toHaveTitle(/^3D/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Impresoras 3D/ })).toHaveAttribute('href', '/productos?&c=1.2');
  await expectAccessible(page);
  await main.getByRole('link', { name: /Servicio de impresión 3D/ }).click();
  await expect(page).toHaveURL('/3d/impresion');
  await expect(page).toHaveTitle(/^3D/);
  await expect(main.getByRole('region', { name: 'Impresión 3D' }).locator('img')).toHaveCount(3);
  for (const size of ['20 × 20 × 15 cm', '22 × 14 × 15 cm', '30 × 20 × 57 cm', '14 × 14 × 15 cm'])
    await expect(main.getByText(size, { exact: true })).toBeVisible();
  await expect(main.locator('ol > li').getByRole('heading', { level: 2 })).toHaveText(
    rtcPrinting.steps.map(({ title }) => title),
  );
  await expect(main.getByText('Filamento en carretes de 1 kg')).toBeVisible();
  await expect(main.getByText(rtcPrinting.formats.join(', '))).not.toHaveCount(0);
  await expect(main.locator(`a[href="${rtcPrinting.troubleshooting}"]`)).toBeVisible();
  for (const kind of ['plástico (FDM)', 'resina (SLA)']) {
    const [material = '', name = ''] = kind.split(/ \(|\)/);
    const link = main.getByRole('link', { name: `Consultar por WhatsApp: ${name} (${material})` });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.host).toBe('wa.me');
    expect(href.searchParams.get('text')).toContain(kind);
  }
  await expect(main.locator('details')).toHaveCount(12);
  const first = main.locator('details').first();
  await expect(first.getByRole('paragraph')).toBeHidden();
  await first.locator('summary').click();
  await expect(first.getByRole('paragraph')).toContainText('STL, OBJ, PLY o Wrml 2.0');
  await expectAccessible(page);
});

test('a shop without printing has no such page', async ({ page }) => {
  for (const path of ['/3d', '/3d/impresion']) expect((await page.request.get(partsShop + path)).status()).toBe(404);
});
