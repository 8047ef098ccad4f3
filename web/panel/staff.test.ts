import { expect, test } from 'vitest';
import type { User } from '#contract/accounts';
import type { Verb } from '#contract/plain/positions';
import { mayAt, takesOrders } from './staff.ts';

const verbs: readonly Verb[] = ['moves', 'decides', 'notes', 'sells'];
const userOf = (roles: readonly string[], position?: string) =>
  ({
    roles,
    person: { employeeOf: position ? [{ id: 7, position }] : [] },
    sellsFor: position === 'SEL' ? [{ id: 7, name: 'La tienda', isOwn: true }] : [],
  }) as unknown as User;
const mayDo = (user: User, companyId: number) => verbs.filter((verb) => mayAt(user, companyId, verb));

test.each([
  ['a seller at his company', userOf(['seller'], 'SEL'), 7, verbs],
  ['a seller at another one', userOf(['seller'], 'SEL'), 8, []],
  ['a buyer of a company', userOf(['seller'], 'COM'), 7, []],
  ['an employee without the role', userOf([], 'SEL'), 7, []],
  ['an administrator anywhere', userOf(['administrator']), 8, verbs],
] as const)('the screen allows %s what the shop allows', (_, user, companyId, allowed) => {
  expect(mayDo(user, companyId)).toEqual(allowed);
});

test('orders in a buyer’s place are taken by a right at the site’s own company', () => {
  expect(takesOrders(userOf(['seller'], 'SEL'))).toBe(true);
  expect(takesOrders(userOf(['seller'], 'COM'))).toBe(false);
  expect(takesOrders(userOf(['administrator']))).toBe(true);
});
