import { describe, expect, test } from 'vitest';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import { orderRights } from '#server/orders/order-access';
import { aSession } from '#server/test/a-session';

const company = 7;
const employed = (position: string, companyId = company) => [{ companyId, position, ownSite: null }];

// Decisions O1: where a seller moves an order from, and whether its buyer pays or cancels it.
const moved: Record<OrderState, OrderState[]> = {
  INI: ['CAN'],
  PCH: ['PAP', 'CAN'],
  PPE: ['PAP', 'CAN'],
  PAP: ['DIS', 'CAN'],
  DIS: ['CAN'],
  CAN: [],
};
const unpaid: OrderState[] = ['INI', 'PCH', 'PPE'];

describe.each(Object.keys(orderStates) as OrderState[])('an order in %s', (state) => {
  const order = { state, accountId: 1, toCompanyId: company, isPaying: false, paymentId: 'SADE', slips: [] };
  const open = unpaid.includes(state);
  const maySendSlip = state === 'PPE';
  const nothing = { moves: [], mayPay: false, mayCancel: false, mayNote: false, maySendSlip: false };
  const asBuyer = { moves: [], mayPay: open, mayCancel: open, mayNote: false, maySendSlip };
  const asSeller = { moves: moved[state], mayPay: false, mayCancel: false, mayNote: true, maySendSlip };
  const asBoth = { moves: moved[state], mayPay: open, mayCancel: open, mayNote: true, maySendSlip };
  const other = 2;

  test.each([
    ['nobody', null, nothing],
    ['its buyer', aSession([]), asBuyer],
    ['another customer', aSession([], [], other), nothing],
    ['an employee of the company who sells nothing', aSession([], employed('SEL'), other), nothing],
    ['its buyer, a seller of another company', aSession(['seller'], employed('SEL', 8)), asBuyer],
    ['SEL of the company', aSession(['seller'], employed('SEL'), other), asSeller],
    ['COM of the company', aSession(['seller'], employed('COM'), other), nothing],
    ['SEL of another company', aSession(['seller'], employed('SEL', 8), other), nothing],
    ['an administrator', aSession(['administrator'], [], other), asSeller],
    ['SEL of the company who bought it', aSession(['seller'], employed('SEL')), asBoth],
    ['an administrator who bought it', aSession(['administrator']), asBoth],
  ])('%s', (_, who, expected) => {
    expect(orderRights(who, order)).toEqual(expected);
  });

  test('that nobody’s account bought is nobody’s to pay', () => {
    expect(orderRights(aSession([]), { ...order, accountId: null })).toEqual(nothing);
    expect(orderRights(null, { ...order, accountId: null })).toEqual(nothing);
  });

  test('while a slip waits it is not paid in another way; after three no more are taken', () => {
    const slips = (count: number, slipState: 'waiting' | 'rejected') =>
      Array.from({ length: count }, () => ({ state: slipState }));
    const rights = (given: Partial<typeof order> | { slips: ReturnType<typeof slips> }) =>
      orderRights(aSession([]), { ...order, ...given });
    expect(rights({ slips: slips(1, 'waiting') })).toEqual({ ...asBuyer, mayPay: false });
    expect(rights({ slips: slips(2, 'rejected') })).toEqual(asBuyer);
    expect(rights({ slips: slips(3, 'rejected') })).toEqual({ ...asBuyer, maySendSlip: false });
    expect(rights({ paymentId: 'MPU' })).toEqual({ ...asBuyer, maySendSlip: false });
  });
});
