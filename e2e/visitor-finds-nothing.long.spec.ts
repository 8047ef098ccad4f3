import { expect, open, test } from './fixtures.ts';
import { partsShop } from './parts.ts';

const asksByWhatsapp = () =>
  test('what the shop does not find can be asked for by WhatsApp, in the words of the search', async ({ page }) => {
    await open(page, '/productos?t=qqqqqq');
    await expect(page.getByRole('main').getByText('No se encontro ningun resultado.')).toBeVisible();
    const ask = page.getByRole('main').getByRole('link', { name: 'Consultar por WhatsApp' });
    await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*%22qqqqqq%22/);
  });

asksByWhatsapp();

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });
  asksByWhatsapp();
});
