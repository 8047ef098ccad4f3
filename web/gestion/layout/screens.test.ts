import { expect, test } from 'vitest';
import type { User } from '#contract/accounts';
import { screenAt, screensOf } from './screens.ts';

const administrator = { roles: ['administrator'], sellsFor: [] } as unknown as User;
const seller = { roles: ['seller'], sellsFor: [], person: null } as unknown as User;
const all = screensOf(administrator, 'autoparts').flatMap(({ screens }) => screens);
const at = (address: string) => screenAt(all, new URL(address, 'http://tienda'))?.label;

test.each([
  ['/gestion', 'Inicio'],
  ['/gestion/pedidos?cola=collect', 'Pedidos'],
  ['/gestion/pedidos/5f0c', 'Pedidos'],
  ['/gestion/stock/recuento', 'Stock'],
  ['/gestion/configuracion', 'Banners y novedades'],
  ['/gestion/configuracion?parte=RELEASES_HOME', 'Banners y novedades'],
  ['/gestion/configuracion?parte=textos', 'Textos'],
  ['/gestion/configuracion?parte=ajustes', 'Configuración'],
  ['/gestion/nada', undefined],
])('%s is marked as «%s»', (address, label) => {
  expect(at(address)).toBe(label);
});

test('a group in which somebody has no screen is not shown', () => {
  expect(screensOf(seller, 'products').map(({ label }) => label)).toEqual([
    undefined,
    'Vender',
    'Catálogo',
    'Clientes',
    'Ajustes',
  ]);
});
