import { expect, test } from 'vitest';
import { filtersOf, readQuery } from './use-product-query.ts';

const filtersAt = (address: string) => filtersOf(readQuery(new URLSearchParams(address)), '1');

test.each([
  ['estado=visibles', { isPublic: true }],
  ['estado=ocultos', { isPublic: false }],
  ['stock=con', { inStock: true }],
  ['stock=sin', { outOfStock: true }],
  ['stock=minimo', { belowMinimum: true }],
  ['falta=foto', { noPicture: true }],
  ['falta=precio', { noPrice: true }],
  ['estado=ocultos&stock=minimo&falta=ambos', { isPublic: false, belowMinimum: true, noPicture: true, noPrice: true }],
  ['estado=ocultos&stock=minimo&falta=foto&t=x', { isPublic: false, belowMinimum: true, noPicture: true, text: 'x' }],
  ['estado=toString&stock=x&falta=', {}],
])('"%s" narrows the list of products', (address, filters) => {
  expect(filtersAt(address)).toEqual({ categoryId: '1', ...filters });
});
