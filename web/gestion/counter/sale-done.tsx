import { Anchor, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/orders';
import { orderStates, unpaidStates } from '#contract/plain/commerce';
import { moneyText } from '#contract/plain/money-text';
import { buyerOf } from '#web/orders/order-names';
import { OrderSheet } from '#web/orders/order-sheet.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { orderProgress } from '#web/panel/order-state.tsx';
import { orderPath } from '#web/panel/panel-paths';
import { usePaper } from '#web/panel/paper';
import { useShortcuts } from '#web/panel/shortcuts';
import { quoted } from '#web/panel/use-scans';
import type { Cash } from './cash.ts';
import { CashChange } from './cash-change.tsx';

type Props = {
  order: Order;
  note: string;
  /** Texts scanned while the sale was on its way. */
  queued: readonly string[];
  cash: Cash;
  onCash: (cash: Cash) => void;
  onNext: () => void;
};
type Format = 'narrow' | 'A4';

/** The order that a sale became: on paper, to be paid by its link, and the next sale. */
export const SaleDone = ({ order, note, queued, cash, onCash, onNext }: Props) => {
  const paper = usePaper();
  const [format, setFormat] = useState<Format>();
  const [said, setSaid] = useState('');
  useShortcuts([{ keys: 'mod+p', does: 'Imprimir el recibo de 80 mm', run: () => setFormat('narrow') }]);
  const { number, guid, state, total, totalUYU, paymentId, paymentName } = order;
  const link = `${window.location.origin}${order.link}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setSaid('Copiamos el enlace'),
      () => setSaid(link),
    );
  return (
    <Stack align="start">
      <div role="status">
        <Title order={2} size="h3">
          Pedido {number}: {orderStates[state].label}
        </Title>
        {orderProgress(order).map((words) => (
          <Text key={words}>{words}</Text>
        ))}
      </div>
      <ErrorAlert text={note} />
      <Text>
        {buyerOf(order)} · {paymentName} · <b style={{ whiteSpace: 'nowrap' }}>{moneyText(total)}</b>
        {totalUYU !== null && <span style={{ whiteSpace: 'nowrap' }}> · {moneyText(totalUYU, 'UYU')}</span>}
      </Text>
      {paymentId === 'EFEC' && (
        <Box w="100%" maw={420}>
          <CashChange totals={{ USD: total, UYU: totalUYU }} cash={cash} onCash={onCash} />
        </Box>
      )}
      <Group>
        <Button autoFocus onClick={onNext}>
          Nueva venta
        </Button>
        <Button variant="default" onClick={() => setFormat('narrow')}>
          Imprimir 80 mm
        </Button>
        <Button variant="default" onClick={() => setFormat('A4')}>
          Imprimir A4
        </Button>
        {unpaidStates.includes(state) && (
          <Button variant="default" onClick={() => void copy()}>
            Copiar enlace de pago
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {queued.length > 0
          ? `Para la próxima venta: ${quoted(queued)}`
          : 'Lo que escanees ahora empieza la próxima venta.'}
      </Text>
      <Text size="sm" role="status" mih={22} style={{ overflowWrap: 'anywhere' }}>
        {said}
      </Text>
      <Anchor component={Link} to={orderPath(guid)}>
        Ver el pedido {number}
      </Anchor>
      {format && (
        <OrderSheet
          key={format}
          order={order}
          paper={paper}
          isNarrow={format === 'narrow'}
          onPrinted={() => setFormat(undefined)}
        />
      )}
    </Stack>
  );
};
