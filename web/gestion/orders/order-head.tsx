import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Order } from '#contract/orders';
import { channels } from '#contract/plain/channels';
import { orderStates, type OrderState as State } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { type OrderMark, orderMarks } from '#contract/plain/order-queues';
import { call } from '#web/data/call';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useNeighbours } from '#web/panel/neighbours';
import { OrderState, orderProgress } from '#web/panel/order-state.tsx';
import { orderPath, slipsPath } from '#web/panel/panel-paths';
import { useShortcuts } from '#web/panel/shortcuts';
import { tell } from '#web/panel/toast.tsx';
import { useIsPhone } from '#web/panel/use-is-phone';
import { MarkDialog } from './mark-dialog.tsx';
import { nextStepOf, standingMarkOf } from './next-step.ts';
import { toBring } from './places.ts';
import { PrintMenu } from './print-menu.tsx';
import { StateDialog } from './state-dialog.tsx';
import { StateSelect } from './state-select.tsx';

const guestWords = { unconfirmed: 'Sin cuenta, sin confirmar', confirmed: 'Sin cuenta' };

type Props = {
  order: Order;
  error: Error | null;
  onChange: (order: Order, done: string, undo?: () => unknown) => void;
  onStale: () => void;
};

/** Which order it is, how far, and what is done with it next. */
export const OrderHead = ({ order, error, onChange, onStale }: Props) => {
  const navigate = useNavigate();
  const { beside, previous, next } = useNeighbours(order.guid);
  const [target, setTarget] = useState<State>();
  const [marking, setMarking] = useState<OrderMark>();
  const [isBusy, setBusy] = useState(false);
  const step = nextStepOf(order);
  const mark = async (what: OrderMark, isSet: boolean, onlyOwn = false) => {
    setBusy(true);
    const answer = await call('order/mark', { orderId: order.guid, mark: what, isSet, onlyOwn });
    setBusy(false);
    if (!answer.ok) {
      if (answer.status === 409) onStale();
      return tell({ text: answer.error, isBad: true });
    }
    const done = isSet ? orderMarks[what].done : orderMarks[what].undone;
    onChange(answer.data, `Pedido ${order.number}: ${done}`, () => mark(what, !isSet, true));
  };
  const go = (isAsked: boolean) => {
    if (!step || isBusy) return;
    if ('mark' in step && (isAsked || (step.mark === 'prepared' && toBring(order).length > 0))) setMarking(step.mark);
    else if ('mark' in step) void mark(step.mark, true);
    else if ('to' in step) setTarget(step.to);
    else void navigate(slipsPath(order.number));
  };
  const standing = standingMarkOf(order);
  const isPhone = useIsPhone();
  const others = [
    order.moves.includes('CAN') && { does: 'Cancelar el pedido', title: 'Tecla C', run: () => setTarget('CAN') },
    standing && {
      does: `Quitar «${orderMarks[standing].done}»`,
      disabled: isBusy,
      run: () => void mark(standing, false),
    },
  ].filter((one) => typeof one === 'object');
  const open = (guid: string | undefined) => guid && void navigate(orderPath(guid), { state: beside });
  useShortcuts([
    // A barcode reader types letters too, so that none of them stores anything.
    ...(step ? [{ keys: 'a', does: step.does, run: () => go(true) }] : []),
    ...(order.moves.includes('CAN') ? [{ keys: 'c', does: 'Cancelar el pedido', run: () => setTarget('CAN') }] : []),
    ...(next ? [{ keys: 'j', does: 'Ir al pedido siguiente de la lista', run: () => open(next) }] : []),
    ...(previous ? [{ keys: 'k', does: 'Ir al pedido anterior de la lista', run: () => open(previous) }] : []),
    { keys: 'l', does: 'Volver a la lista de pedidos', run: () => void navigate(beside.list) },
  ]);
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Anchor component={Link} to={beside.list} size="sm">
          Todos los pedidos
        </Anchor>
        {(previous || next) && (
          <Button.Group>
            <Button size="compact-sm" variant="default" disabled={!previous} onClick={() => open(previous)}>
              Anterior
            </Button>
            <Button size="compact-sm" variant="default" disabled={!next} onClick={() => open(next)}>
              Siguiente
            </Button>
          </Button.Group>
        )}
      </Group>
      <Group justify="space-between" align="end">
        <div>
          <Group gap="xs">
            <Title order={1} size="h2">
              Pedido {order.number}
            </Title>
            <OrderState state={order.state} />
            {orderProgress(order).map((words) => (
              <Text key={words} size="sm">
                {words}
              </Text>
            ))}
          </Group>
          <Text size="sm" c="dimmed">
            {[
              whenText(order.date),
              order.channel !== 'web' && channels[order.channel].label,
              order.guest && guestWords[order.guest],
              `a ${order.toCompanyName}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Group align="end" gap="xs" w={{ base: '100%', sm: 'auto' }}>
          <StateSelect order={order} onChoose={setTarget} />
          {!isPhone &&
            others.map(({ does, run, ...button }) => (
              <Button key={does} variant="default" onClick={run} {...button}>
                {does}
              </Button>
            ))}
          <PrintMenu orders={[order]} keys="i" others={isPhone ? others : undefined} />
          {step && (
            <Button fullWidth={isPhone} loading={isBusy} title="Tecla A" onClick={() => go(false)}>
              {step.does}
            </Button>
          )}
        </Group>
      </Group>
      <ErrorAlert text={error?.message} />
      {marking && step && (
        <MarkDialog
          order={order}
          mark={marking}
          does={step.does}
          onClose={() => setMarking(undefined)}
          onYes={() => {
            setMarking(undefined);
            void mark(marking, true);
          }}
        />
      )}
      {target && (
        <StateDialog
          order={order}
          target={target}
          onClose={() => setTarget(undefined)}
          onStale={onStale}
          onChanged={(changed) => {
            setTarget(undefined);
            onChange(changed, `El pedido ${order.number} pasó a «${orderStates[target].label}»`);
          }}
        />
      )}
    </Stack>
  );
};
