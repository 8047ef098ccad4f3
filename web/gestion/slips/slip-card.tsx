import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { orderStates } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import type { Verb } from '#contract/plain/positions';
import type { ListedSlip } from '#contract/slips';
import { buyerOf } from '#web/orders/order-names';
import { Fact } from '#web/panel/fact.tsx';
import { orderPath } from '#web/panel/panel-paths';
import { SlipFile } from '#web/panel/slip-file.tsx';
import { Money } from '#web/ui/money.tsx';
import { AlsoSent } from './also-sent.tsx';

type Props = {
  slip: ListedSlip;
  /** Whether its reader has this right at the company of its order. */
  may: (verb: Verb) => boolean;
  onApprove: () => void;
  onReject: () => void;
};

/** A slip beside what is expected for its order, and what may be done to it. */
export const SlipCard = ({ slip, may, onApprove, onReject }: Props) => {
  const { order, alsoIn } = slip;
  return (
    <Paper withBorder p="md" component="article" aria-label={`Comprobante del pedido ${order.number}`}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Anchor component={Link} fw={700} to={orderPath(order.guid)}>
            Pedido {order.number}
          </Anchor>
          <Text size="sm" c="dimmed">
            Llegó el {whenText(slip.at)} · {slip.by}
          </Text>
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" component="dl" m={0}>
          <Fact name="Comprador">
            {buyerOf(order)}
            <Text size="sm" c="dimmed" component="span" display="block">
              {order.userEmail}
            </Text>
          </Fact>
          <Fact name="Pago">
            {order.paymentName}
            <Text size="sm" c="dimmed" component="span" display="block">
              {orderStates[order.state].label}
            </Text>
          </Fact>
          <Fact name="Esperamos">
            <Text component="span" fw={700} display="block">
              <Money cents={order.total} />
            </Text>
            {order.totalUYU !== null && <Money cents={order.totalUYU} currency="UYU" />}
          </Fact>
          <Fact name="Comprobante">
            {slip.reference && <span style={{ display: 'block' }}>Transacción {slip.reference}</span>}
            {slip.fileName ? <SlipFile guid={slip.guid} name={slip.fileName} number={order.number} /> : null}
            {!slip.fileName && !slip.reference && 'El archivo ya no se guarda'}
          </Fact>
        </SimpleGrid>
        <AlsoSent numbers={alsoIn} />
        {slip.state === 'waiting' && !may('decides') && <Text size="sm">Lo decide otra persona de la empresa.</Text>}
        {slip.state === 'waiting' && may('decides') && (
          <Group gap="xs">
            {isPayable(slip) && may('moves') && <Button onClick={onApprove}>Aprobar</Button>}
            <Button variant="default" onClick={onReject}>
              Rechazar
            </Button>
            {!isPayable(slip) && (
              <Text size="sm">El pedido ya no espera este pago: rechazalo y decile qué pasa con su dinero.</Text>
            )}
          </Group>
        )}
        {slip.state !== 'waiting' && (
          <Text size="sm">
            {slip.state === 'approved' ? 'Aprobado' : 'Rechazado'}
            {slip.decidedAt && ` el ${whenText(slip.decidedAt)}`} por {slip.decidedBy}
            {slip.reason && `: ${slip.reason}`}
          </Text>
        )}
      </Stack>
    </Paper>
  );
};

/** Whether a slip's order still waits for its payment. */
export const isPayable = ({ order: { state } }: ListedSlip) => state === 'PPE' || state === 'PCH';
