import { expect, test } from 'vitest';
import { anOrderOf } from '#web/test/orders';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { Placed } from './placed.tsx';

const shown = (given: Parameters<typeof anOrderOf>[0]) =>
  wordsOf(pageOf(<Placed order={anOrderOf(given)} withdrawal="" />));

test('a placed order says whom it is invoiced to, where a RUT was given', () => {
  const invoice = { companyName: 'Tornillo SRL', companyIdentifier: '211003420017' };
  expect(shown(invoice)).toContain('Factura: Tornillo SRL · RUT 211003420017');
  expect(shown({})).not.toContain('Factura');
});
