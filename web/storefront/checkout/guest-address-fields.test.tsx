import { expect, test } from 'vitest';
import { nowhere } from '#web/data/guest';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { draftOf } from './draft.ts';
import { GuestAddressFields } from './guest-address-fields.tsx';
import type { CheckoutState } from './use-checkout.ts';

const shipping = ['MON', 'RES'].map((id) => ({ id, name: `Por ${id}`, description: '', leadTime: '', price: 0 }));
const options = { shipping, payments: [], branches: [], metropolitanCities: [], transferDays: 0 };
const capital = { stateId: 10, stateName: 'Montevideo', cityId: 1, cityName: 'Montevideo' };
const salto = { stateId: 15, stateName: 'Salto', cityId: 90, cityName: 'Salto' };

const pageTo = (place: typeof salto) => {
  const to = { ...nowhere, ...place, address: 'Rincón 500' };
  const guest = { email: 'ana@example.com', name: 'Ana', phone: '099123456', to };
  const draft = draftOf({ shippingId: 'MON' }, { guest }, options as never, []);
  const checkout = { draft, trouble: { errors: {} }, sendTo: () => {} } as unknown as CheckoutState;
  return { draft, page: pageOf(<GuestAddressFields to={to} checkout={checkout} />) };
};

test('a way to send is said of a place that it reaches', () => {
  const { draft, page } = pageTo(capital);
  expect(draft.isReached).toBe(true);
  expect(wordsOf(page)).toContain('A Montevideo: Por MON, sin costo');
});

test('a way to send is not said of a place that it does not reach', () => {
  const { draft, page } = pageTo(salto);
  expect(draft.isReached).toBe(false);
  expect(wordsOf(page)).not.toContain('Por MON');
});
