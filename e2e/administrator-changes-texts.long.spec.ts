import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectTold } from './toast.ts';

const administrator = { email: 'admin@demo.uy', password: 'demo-2026' };

const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  // The page where they are read is another document.
  await expect(page.locator('.panel-toast').getByRole('link', { name: 'Ver' })).toHaveAttribute('target', '_blank');
  await expectTold(page, 'Guardado: ya rige en la tienda');
};

test('an administrator changes a question, the shop shows it at once, and takes it back', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/configuracion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banners de inicio');
  await page.getByRole('tab', { name: 'Textos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Textos');
  const sections = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link');
  await expect(sections.filter({ hasText: 'Servicios' })).toHaveCount(0);
  await sections.filter({ hasText: 'Impresión 3D' }).click();
  await expect(page.getByText('Los buscadores también las leen.')).toBeVisible();
  await expectAccessible(page);

  const question = page.getByRole('textbox', { name: 'Pregunta: Preguntas frecuentes 1', exact: true });
  const before = await question.inputValue();
  await question.fill('¿Qué <b>archivo</b> mando?');
  await page.getByRole('button', { name: 'Guardar textos' }).click();
  await expect(page.getByText('Escribí solo texto, sin HTML')).toBeVisible();
  await question.fill('¿Qué archivo mando a {tiend}?');
  await page.getByRole('button', { name: 'Guardar textos' }).click();
  await expect(page.getByText('{tiend} no es un campo')).toBeVisible();
  await question.fill('¿Qué archivo mando a {tienda}?');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('dialog', { name: 'Vista previa: Impresión 3D' });
  await expect(preview.getByText('¿Qué archivo mando a RTC?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Vista previa' })).toBeFocused();
  await save(page);
  const shown = async () => (await page.request.get('/3d/impresion')).text();
  expect(await shown()).toContain('¿Qué archivo mando a RTC?');
  expect(await shown()).not.toContain(before);

  await page.getByRole('button', { name: 'Volver al valor inicial: Preguntas frecuentes' }).click();
  await expect(question).toHaveValue(before);
  await save(page);
  expect(await shown()).toContain(before);
});

test('an administrator changes a legal text, which has a version of its own, and takes it back', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/configuracion?parte=textos&seccion=legales');
  const text = page.getByRole('textbox', { name: 'Texto: Textos legales 1', exact: true });
  const before = await text.inputValue();
  await text.fill('Vende la esquina.');
  await save(page);
  const shown = async (path: string) => (await page.request.get(path)).text();
  expect(await shown('/terminos')).toContain('Vende la esquina.');
  const [version = ''] = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.exec(await shown('/terminos')) ?? [];
  expect(version).not.toBe('');
  for (const path of ['/privacidad', '/registro', '/mi-compra']) expect(await shown(path)).toContain(version);

  await page.getByRole('button', { name: 'Volver al valor inicial: Textos legales' }).click();
  await expect(text).toHaveValue(before);
  await save(page);
  expect(await shown('/terminos')).not.toContain(version);
  await page.goto('/gestion/historial');
  await expect(page.getByText('Vende la esquina.').first()).toBeVisible();
});
