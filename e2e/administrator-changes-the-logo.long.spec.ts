import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectTold } from './toast.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
    .png()
    .toBuffer();

const send = async (page: Page, name: string, mimeType: string, buffer: Buffer) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Subir (un|otro) logo$/ }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
};
const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expectTold(page, 'Guardado: ya rige en la tienda');
};

test('an administrator puts a picture in the place of the logo, and takes it back', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await signInAs(page, { email: 'admin@demo.uy', password: 'demo-2026' });
  await page.goto('/gestion/configuracion?parte=ajustes');
  await send(page, 'chico.png', 'image/png', await picture(100, 40));
  await expect(page.getByRole('alert')).toHaveText(/Es muy chica para el encabezado/);
  await send(page, 'ancho.png', 'image/png', await picture(900, 100));
  await expect(page.getByRole('alert')).toHaveText(/Es muy ancha para el encabezado/);
  await send(page, 'roto.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"'));
  await expect(page.getByRole('alert')).toHaveText(/No se pudo leer ese dibujo/);

  // A drawing is sent as a picture, whatever size it says; nothing that it names is run or fetched.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="20" viewBox="0 0 50 20">
    <script>fetch('/robado')</script><image href="https://otro.example/a.png" width="9" height="9"/><rect width="50" height="20" fill="#1d4ed8"/></svg>`;
  await send(page, 'logo.svg', 'image/svg+xml', Buffer.from(drawing));
  const settings = page.getByRole('main');
  const shown = settings.getByRole('img', { name: 'RTC', exact: true });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)).toBe(2.5);
  expect(problems).toEqual([]);
  await expectAccessible(page);
  await save(page);

  await page.goto('/');
  for (const place of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(place).getByRole('img', { name: 'RTC', exact: true });
    await expect(logo).toBeVisible();
    expect(await logo.boundingBox()).toMatchObject({ width: 100, height: 40 });
  }
  await expectAccessible(page);
  // It stays where one goes on, and leads home.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  await expect(page).toHaveURL(/terminos/);
  await page.getByRole('link', { name: 'RTC, página principal' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto('/gestion/configuracion?parte=ajustes');
  await page.getByRole('button', { name: 'Volver al valor inicial: Logo' }).click();
  await save(page);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('img', { name: 'RTC', exact: true })).toHaveCount(0);
});
