import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { type OrderQueue, orderQueues } from '#contract/plain/order-queues';
import { noResult } from '#web/data/list-words';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { panelPaths } from '#web/panel/panel-paths';
import { takesOrders, useStaff } from '#web/panel/staff';
import { useAddress } from '#web/panel/use-address';
import { filterKeys, type OrderQuery } from './order-query.ts';

const queueWords: Record<OrderQueue, string> = {
  collect: 'Acá esperan los que todavía no se pagaron.',
  prepare: 'Acá esperan los que se pagaron y falta armar.',
  dispatch: 'Acá esperan los que ya están preparados.',
  pickUp: 'Acá esperan los que están listos en una sucursal.',
  dispatched: 'Acá quedan los que salieron, y los que se entregaron.',
  cancelled: 'Acá quedan los que se cancelaron.',
};

/** In the place of a list without orders: why there are none, and where there are some. */
export const NoOrders = ({ query: { queue, filters } }: { query: Pick<OrderQuery, 'queue' | 'filters'> }) => {
  const user = useStaff();
  const { change } = useAddress();
  const leave = (keys: readonly string[]) => change(Object.fromEntries(keys.map((key) => [key, undefined])));
  if (Object.keys(filters).length > 0)
    return (
      <EmptyList
        title={noResult}
        about={`Ningún pedido${queue ? ` de «${orderQueues[queue].label}»` : ''} cumple con todos los filtros.`}
      >
        {queue && <Button onClick={() => leave(['cola'])}>Buscar en todos los pedidos</Button>}
        <Button variant="light" onClick={() => leave(filterKeys)}>
          Quitar los filtros
        </Button>
      </EmptyList>
    );
  if (queue)
    return (
      <EmptyList title={`No hay pedidos ${orderQueues[queue].label.toLowerCase()}.`} about={queueWords[queue]}>
        <Button variant="light" onClick={() => leave(['cola'])}>
          Ver todos
        </Button>
      </EmptyList>
    );
  return (
    <EmptyList
      title="Todavía no hay pedidos"
      about="Acá vas a ver cada compra de la tienda: qué falta cobrar, preparar y entregar."
    >
      {takesOrders(user) && (
        <Button variant="light" component={Link} to={panelPaths.counter}>
          Nuevo pedido
        </Button>
      )}
    </EmptyList>
  );
};
