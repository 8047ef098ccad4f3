import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { User } from '#contract/accounts';
import { Staff } from '#web/panel/staff';
import { NoOrders } from './no-orders.tsx';

const user = (roles: readonly string[]) => ({ roles, sellsFor: [], person: null }) as unknown as User;
type Query = Parameters<typeof NoOrders>[0]['query'];

const shown = (query: Query, roles: readonly string[] = ['administrator']) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MantineProvider>
          <Staff value={user(roles)}>
            <NoOrders query={query} />
          </Staff>
        </MantineProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />)
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '|');
};

test.each<[Query, RegExp]>([
  [{ queue: 'prepare', filters: {} }, /No hay pedidos por preparar\.\|.*Ver todos/],
  [{ queue: 'cancelled', filters: {} }, /No hay pedidos cancelados\.\|.*Ver todos/],
  [
    { queue: 'prepare', filters: { text: 'ana' } },
    /No se encontro ningun resultado\.\|.*de «Por preparar».*Buscar en todos los pedidos.*Quitar los filtros/,
  ],
  [{ queue: undefined, filters: { text: 'ana' } }, /Ningún pedido cumple con todos los filtros\.\|+Quitar los filtros/],
  [{ queue: undefined, filters: {} }, /Todavía no hay pedidos\|.*Nuevo pedido/],
])('a list of %j says %s', (query, words) => {
  expect(shown(query)).toMatch(words);
});

test('one who takes no orders is not led to a new one', () => {
  expect(shown({ queue: undefined, filters: {} }, [])).not.toContain('Nuevo pedido');
});
