import { describe, expect, test } from 'vitest';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import { orderRights } from '#server/orders/order-access';
import { aSession } from '#server/test/a-session';

const company = 7;
const employed = (position: string, companyId = company) => [{ companyId, position }];

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
  const order = { state, accountId: 1, toCompanyId: company };
  const open = unpaid.includes(state);
  const nothing = { moves: [], mayPay: false, mayCancel: false };
  const asBuyer = { moves: [], mayPay: open, mayCancel: open };
  const asSeller = { moves: moved[state], mayPay: false, mayCancel: false };
  const asBoth = { moves: moved[state], mayPay: open, mayCancel: open };
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
});
