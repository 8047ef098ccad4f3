import { expect, test } from 'vitest';
import type { User } from '#contract/accounts';
import { commandsNamed, commandsOf } from './commands.ts';

const settings = [{ title: 'Envíos', keys: ['shipping'] }];
const namedFor = (text: string, roles: string[] = ['seller'], kind = 'catalogue') => {
  const user = { roles, sellsFor: [{ id: 1, name: 'La tienda', isOwn: false }] } as unknown as User;
  return commandsNamed(commandsOf(user, kind, settings), text).map(({ title }) => title);
};

test.each([
  ['prod', ['Productos', 'Nuevo producto']],
  ['nuevo p', ['Nuevo producto']],
  ['comunicacion', ['Comunicaciones', 'Nueva comunicación']],
  ['stock', ['Stock', 'Recuento de stock']],
  ['envios', []],
  ['', []],
  ['›', []],
  ['4017-B', []],
])('a seller who types «%s» is offered %j', (text, titles) => {
  expect(namedFor(text)).toEqual(titles);
});

test('settings and users are an administrator’s, parts those of a shop of parts', () => {
  expect(namedFor('envios', ['administrator'])).toEqual(['Ajustes › Envíos']);
  expect(namedFor('usuarios', ['administrator'])).toEqual(['Usuarios']);
  expect(namedFor('usuarios')).toEqual([]);
  expect(namedFor('nuevo p', ['administrator'])).toEqual(['Nuevo pedido', 'Nuevo producto']);
  expect(namedFor('mostrador')).toEqual([]);
  expect(namedFor('repuestos')).toEqual([]);
  expect(namedFor('repuestos', ['seller'], 'autoparts')).toEqual(['Repuestos']);
});
