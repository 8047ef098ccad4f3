import { expect, test } from 'vitest';
import { firmOnPaper, paperWords } from '#web/orders/paper-words';

const paper = paperWords({
  company: { name: 'Ñandú SRL', identifier: '211003420017', address: 'Rincón 500' },
  contact: { email: 'hola@tienda.uy', phone: '2900 0000', whatsapp: '59899000142', hours: '', social: [] },
});

test('an order’s paper has the address of the firm that sold it, and of no other one', () => {
  const own = firmOnPaper({ toCompanyIdentifier: '211003420017' }, paper);
  expect(own.address).toBe('Rincón 500');
  expect(own.withdrawal).toContain('Avisanos a hola@tienda.uy o en Rincón 500 (Ñandú SRL).');
  const earlier = firmOnPaper({ toCompanyIdentifier: '217301420014' }, paper);
  expect(earlier.address).toBe('');
  expect(earlier.withdrawal).toMatch(/Avisanos a hola@tienda\.uy\.$/);
});
