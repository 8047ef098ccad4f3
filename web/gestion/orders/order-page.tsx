import { Alert, Anchor, Grid, Skeleton, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Order } from '#contract/orders';
import { pageMeta } from '#web/data/page-meta';
import { BuyerOrders } from '#web/panel/buyer-orders.tsx';
import { CommunicationBlock } from '#web/panel/communications/communication-block.tsx';
import type { Preset } from '#web/panel/communications/communication-values';
import { useNeighbours } from '#web/panel/neighbours';
import { orderPath, panelPaths } from '#web/panel/panel-paths';
import { tell } from '#web/panel/toast.tsx';
import { CallError, isPassing, useCall } from '#web/panel/use-call';
import type { Route } from './+types/order-page.ts';
import { OrderCfes } from './order-cfes.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderSlips } from './order-slips.tsx';
import { othersOf } from './others-of.ts';
import { PaymentList } from './payments/payment-list.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Pedido', noindex: true });

const notHere = 'Ese pedido no existe, o no es de tu empresa.';
const guidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An order at the desk: what is in it, who bought it, and what is done next. */
const OrderPage = ({ params: { guid } }: Route.ComponentProps) => {
  const orderId = guid.toLowerCase();
  const isGuid = guidForm.test(orderId);
  const found = useCall('order/find', { orderId }, { enabled: isGuid });
  const { beside } = useNeighbours(orderId);
  const order = found.isPlaceholderData ? undefined : found.data?.data;
  const isNotHere = !isGuid || (found.error instanceof CallError && found.error.failure.status === 404);
  if (isNotHere || (found.error && (!order || !isPassing(found.error))))
    return (
      <Stack>
        <Title order={1} size="h2">
          Pedido
        </Title>
        <Alert color="red" role="alert">
          {isNotHere ? notHere : found.error?.message}
        </Alert>
        {/^\d{1,15}$/.test(guid) && (
          <Anchor component={Link} to={`${panelPaths.orders}?t=${guid}`} size="sm">
            Buscar el pedido {guid}
          </Anchor>
        )}
        <Anchor component={Link} to={beside.list} size="sm">
          Todos los pedidos
        </Anchor>
      </Stack>
    );
  if (!order) return <Skeleton height={240} aria-label="Cargando el pedido" />;
  return <Desk key={order.guid} order={order} error={found.error} />;
};
export default OrderPage;

const Desk = ({ order, error }: { order: Order; error: Error | null }) => {
  const { put, refresh } = useFreshOrders();
  const change = (changed: Order, done: string, undo?: () => unknown) => {
    put(changed);
    // It stays while the next order is opened.
    tell({ text: done, undo, to: undo ? undefined : orderPath(changed.guid) });
  };
  const contact = contactOf(order);
  const others = othersOf(order);
  return (
    <Stack>
      <OrderHead order={order} error={error} onChange={change} onStale={refresh} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack>
            <OrderLines order={order} />
            <OrderSlips order={order} onChange={change} />
            <PaymentList
              order={order}
              onRefunded={(done) => {
                refresh();
                tell({ text: done, to: orderPath(order.guid) });
              }}
            />
            <OrderLog order={order} onNoted={(changed) => change(changed, 'Anotaste una nota')} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack>
            <OrderFacts order={order} onChange={change}>
              <OrderCfes order={order} onChange={change} />
            </OrderFacts>
          </Stack>
        </Grid.Col>
        <Grid.Col span={12}>
          <Stack>
            {contact && <CommunicationBlock {...contact} />}
            {others && <BuyerOrders {...others} beside={order} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
};

/** The order's contact: its communications stand beside the order, and a new one begins with it. */
const contactOf = ({ companyId, companyName, personId, personName, personLastName }: Order) => {
  const person: Preset =
    personId === null
      ? {}
      : { contactPersonId: personId, contactPersonName: personName ?? '', contactPersonLastName: personLastName ?? '' };
  if (companyId !== null)
    return {
      filters: { contactCompanyId: companyId },
      preset: { contactCompanyId: companyId, contactCompanyName: companyName ?? '', ...person },
    };
  return personId === null
    ? undefined
    : { filters: { contactPersonId: personId }, preset: { ...person, isPrivate: true } };
};
