import { expect, test } from 'vitest';
import { anOrderOf } from '#web/test/orders';
import { pageOf } from '#web/test/parts.tsx';
import type { Confirmation } from './confirmation.ts';
import { Confirmed } from './confirmed.tsx';

const shown = (given: Parameters<typeof anOrderOf>[0]) => {
  const confirmed = { data: anOrderOf(given), account: 'attached', email: '' } as unknown as Confirmation;
  return pageOf(<Confirmed {...{ confirmed }} link={{ orderId: '', key: '' }} termsVersion="" onChange={() => {}} />);
};

test('an order that was cancelled before its mail was read is bought again from there', () => {
  expect(shown({ state: 'CAN' })).toContain('>Comprar de nuevo<');
  expect(shown({})).not.toContain('Comprar de nuevo');
});
