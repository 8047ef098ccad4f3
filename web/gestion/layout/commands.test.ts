import { expect, test } from 'vitest';
import type { User } from '#contract/accounts';
import { commandsNamed, commandsOf, ownCommands } from './commands.ts';

const settings = [{ title: 'Envíos', keys: ['shipping'] }];
const jobs = [{ id: 1, name: 'La tienda', isOwn: false }];
const namedFor = (text: string, roles: string[] = ['seller'], kind = 'catalogue', sellsFor = jobs) => {
  const user = { roles, sellsFor } as unknown as User;
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

test('who sells for nobody is offered no communication: none would be stored', () => {
  expect(namedFor('comunicacion', ['seller'], 'catalogue', [])).toEqual(['Comunicaciones']);
  expect(namedFor('comunicacion', ['administrator'], 'catalogue', [])).toEqual([
    'Comunicaciones',
    'Nueva comunicación',
  ]);
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

test('what the own menu does is found by name, and done', () => {
  const done: string[] = [];
  const choose = (value: string) => done.push(value);
  const choices = [
    { value: 'light', label: 'Claro' },
    { value: 'dark', label: 'Oscuro' },
  ];
  const looks = [{ label: 'Tema', also: 'aspecto', choices, value: 'light', choose }];
  const own = ownCommands(looks, () => done.push('left'));
  const named = (text: string) => commandsNamed(own, text).map(({ title }) => title);
  expect(named('tema')).toEqual(['Tema: claro', 'Tema: oscuro']);
  expect(named('aspecto osc')).toEqual(['Tema: oscuro']);
  expect([named('salir'), named('cerrar ses')]).toEqual([['Salir'], ['Salir']]);
  for (const command of commandsNamed(own, 'oscuro').concat(commandsNamed(own, 'salir')))
    if ('run' in command) command.run();
  expect(done).toEqual(['dark', 'left']);
});
