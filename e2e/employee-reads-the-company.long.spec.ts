import { signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';

test('an employee of a company reads at the profile what the shop knows of it, and changes none of it @both-widths', async ({
  page,
}) => {
  await signInAs(page, { email: 'empresa@demo.uy', password: 'demo-2026' });
  await open(page, '/perfil');
  const company = page.getByRole('region', { name: 'Empresa donde trabajás' });
  await expect(company.getByText(/^\d{12}$/)).toBeVisible();
  await expect(company.getByRole('listitem')).not.toHaveCount(0);
  await expect(company.getByText('@')).not.toHaveCount(0);
  await expect(company.getByRole('button')).toHaveCount(0);
  await expect(company.getByRole('link', { name: 'escribinos' })).toBeVisible();
  await expectAccessible(page);
});
