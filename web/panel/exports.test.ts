import { expect, test } from 'vitest';
import type { User } from '#contract/accounts';
import { exportScreen, exportsOf } from './exports.ts';

const userOf = (roles: readonly string[], isOwn?: boolean) =>
  ({ roles, sellsFor: isOwn === undefined ? [] : [{ id: 7, name: 'Una', isOwn }] }) as unknown as User;
const ofSite = ['products', 'prices', 'stock'];
const ofParts = ['families', 'vehicles', 'fitments', 'codes'];

test.each([
  ['a seller of nobody', userOf(['seller']), 'catalogue', []],
  ['a seller of another company', userOf(['seller'], false), 'autoparts', ['orders']],
  ['a seller of the site’s', userOf(['seller'], true), 'catalogue', [...ofSite, 'orders']],
  ['a seller of a site of parts', userOf(['seller'], true), 'autoparts', [...ofSite, ...ofParts, 'orders']],
  ['an administrator', userOf(['administrator']), 'catalogue', [...ofSite, 'orders', 'newsletter', 'people']],
] as const)('%s exports what the shop lets him', (_, user, kind, forms) => {
  expect(exportsOf(user, kind)).toEqual(forms);
});

test('the screen is told the form, the company and the filters of a list', () => {
  expect(exportScreen('products', {})).toBe('/gestion/exportar?que=products');
  const filtros = '{"text":"a&b","isPublic":false}';
  const told = new URL(exportScreen('products', { empresa: 7, filtros }), 'http://x').searchParams;
  expect(Object.fromEntries(told)).toEqual({ que: 'products', empresa: '7', filtros });
});
