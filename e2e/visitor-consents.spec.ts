import { expect, expectAccessible, hydrated, open } from './fixtures.ts';
import { inOwnShop, nameFirm } from './own-shop.ts';

const analytics = { kind: 'plausible', origin: 'https://cuenta.example', domain: 'tienda.uy' };
/** A shop of its own, so that no other journey meets the bar. */
const test = inOwnShop(async (shop) => {
  await nameFirm(shop);
  await shop.run('setting', 'analytics', JSON.stringify(analytics));
});

test('nothing of others is loaded before a visitor accepts it, and he may change his mind', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  // As the real one it begins with what was counted before it came.
  const body = `const waiting=window.plausible?.q??[];
    window.plausible=(name,{u})=>fetch("https://cuenta.example/api/event?n="+name+"&u="+u);
    for (const one of waiting) window.plausible(...one);`;
  await page.route('https://cuenta.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
  });
  const bar = page.getByRole('region', { name: 'Privacidad' });
  const preferences = page.getByRole('button', { name: 'Preferencias de privacidad' });

  await open(page, '/');
  await expect(bar).toContainText('contar las visitas');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Rechazar' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(preferences).toBeVisible();
  await expect(bar).toBeHidden();
  expect(asked).toEqual([]);

  await preferences.click();
  await bar.getByRole('button', { name: 'Aceptar' }).click();
  await expect.poll(() => asked[0]).toBe('https://cuenta.example/js/script.manual.revenue.js');
  await page.getByRole('link', { name: 'Contacto' }).last().click();
  await expect.poll(() => asked.some((url) => /n=pageview&u=.*\/contacto$/.test(decodeURIComponent(url)))).toBe(true);

  // A visitor who refuses after all gets a page without them.
  await preferences.click();
  const reloaded = page.waitForEvent('load');
  await bar.getByRole('button', { name: 'Rechazar' }).click();
  await reloaded;
  await hydrated(page);
  asked.length = 0;
  await page.reload();
  await hydrated(page);
  await expect(preferences).toBeVisible();
  expect(asked).toEqual([]);
  // The accepted scripts are from another host; nothing else went wrong.
  expect(problems.filter((problem) => !problem.startsWith('host: https://cuenta.example/'))).toEqual([]);
  problems.length = 0;
});
