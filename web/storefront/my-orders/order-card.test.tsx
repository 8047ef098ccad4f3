import { expect, test } from 'vitest';
import { nam } from '#sites/nam';
import { paperWords } from '#web/orders/paper-words';
import { anOrderOf } from '#web/test/orders';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { OrderCard } from './order-card.tsx';

const shown = (given: Parameters<typeof anOrderOf>[0]) =>
  wordsOf(pageOf(<OrderCard order={anOrderOf(given)} paper={paperWords(nam)} lead={null} />));

test('an order’s card says whom it is invoiced to, where a RUT was given', () => {
  const invoice = { companyName: 'Tornillo SRL', companyIdentifier: '211003420017' };
  expect(shown(invoice)).toContain('Factura Tornillo SRL · RUT 211003420017');
  expect(shown({})).not.toContain('Factura');
});
