import { expect, test } from 'vitest';
import type { User } from '#contract/accounts';
import { lackedScreen, screenAt, screensOf } from './screens.ts';

const administrator = { roles: ['administrator'], sellsFor: [] } as unknown as User;
const seller = { roles: ['seller'], sellsFor: [], person: null } as unknown as User;
const all = screensOf(administrator, 'autoparts').flatMap(({ screens }) => screens);
const at = (address: string) => screenAt(all, new URL(address, 'http://tienda'))?.label;

test.each([
  ['/gestion', 'Inicio'],
  ['/gestion/pedidos?cola=collect', 'Pedidos'],
  ['/gestion/pedidos/5f0c', 'Pedidos'],
  ['/12/pedidos?estado=PAG', 'Pedidos'],
  ['/12/config', undefined],
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

const ofSite = { ...seller, sellsFor: [{ id: 1, name: 'RTC', isOwn: true }] } as unknown as User;
const ofOther = { ...seller, sellsFor: [{ id: 2, name: 'Otra', isOwn: false }] } as unknown as User;
const bySite = 'quienes venden por RTC o administran la tienda';
const byAdministration = 'quienes administran la tienda';

test.each([
  ['/gestion/pedidos', seller, 'quienes venden por una empresa'],
  ['/gestion/pedidos', ofOther, undefined],
  ['/gestion/mostrador', ofOther, bySite],
  ['/gestion/categorias', ofOther, bySite],
  ['/gestion/marcas?de=etiquetas', ofOther, bySite],
  ['/gestion/marcas', ofSite, undefined],
  ['/gestion/importar', ofOther, bySite],
  ['/gestion/exportar', seller, 'quienes venden por una empresa'],
  ['/gestion/exportar', ofOther, undefined],
  ['/gestion/configuracion', ofOther, bySite],
  ['/gestion/configuracion', ofSite, undefined],
  ['/gestion/configuracion?parte=textos', ofSite, byAdministration],
  ['/gestion/configuracion?parte=ajustes', ofSite, byAdministration],
  ['/gestion/usuarios', ofSite, byAdministration],
  ['/gestion/usuarios', administrator, undefined],
  ['/gestion/productos', ofOther, undefined],
  ['/gestion/nada', ofOther, undefined],
] as const)('%s, as %j: kept for %s', (address, user, whose) => {
  expect(lackedScreen(user, 'RTC', new URL(address, 'http://tienda'))?.whose).toBe(whose);
});
