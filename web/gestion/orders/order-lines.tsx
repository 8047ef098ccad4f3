import { Anchor, Badge, Box, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Order } from '#contract/orders';
import { orderStates } from '#contract/plain/commerce';
import { dateText } from '#contract/plain/date-text';
import { ivaWords } from '#contract/plain/iva-split';
import { moneyText } from '#contract/plain/money-text';
import { moneyIn } from '#contract/plain/payment-money';
import { rateText } from '#contract/plain/rate';
import { shippingPriceText } from '#contract/plain/shipping-price';
import { ivaRows } from '#web/orders/iva-rows';
import { productPath } from '#web/panel/panel-paths';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { useCall } from '#web/panel/use-call';
import { BringNote } from './bring-note.tsx';
import { placesOf } from './places.ts';

/** The order's items, the branches where their units lie, and its sums. */
export const OrderLines = ({ order }: { order: Order }) => {
  const codes = order.items.map(({ code }) => code);
  const cards = useCall('product/listByCodes', { codes }).data?.data ?? [];
  const pictureOf = (code: string) => cards.find(({ asked }) => asked.includes(code))?.images[0]?.image;
  // Units that went back to the stock lie nowhere for it.
  const places =
    orderStates[order.state].stock === 'free' ? [] : order.items.flatMap(({ code }) => placesOf(order, code));
  return (
    <Paper withBorder p="md" component="section" aria-label="Productos">
      <Stack gap="sm">
        <Title order={2} size="h5">
          Productos
        </Title>
        <BringNote order={order} />
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Producto</Table.Th>
              <Table.Th ta="right" visibleFrom="sm">
                Cantidad
              </Table.Th>
              <Table.Th ta="right" visibleFrom="sm">
                Unidad
              </Table.Th>
              <Table.Th ta="right">Importe</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {order.items.map((item) => (
              <Table.Tr key={item.code}>
                <Table.Td>
                  <Group gap="sm" wrap="nowrap" align="start">
                    <Picture image={pictureOf(item.code)} />
                    <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
                      <Text size="sm">{item.longName ?? item.name}</Text>
                      <Anchor component={Link} to={productPath(item.code)} size="xs">
                        {item.code}
                      </Anchor>
                      <Text size="sm" hiddenFrom="sm">
                        {item.quantity} × {moneyText(item.price)}
                      </Text>
                      <Group gap={4}>
                        {places
                          .filter(({ code }) => code === item.code)
                          .map(({ branchCode, branchName, quantity, isElsewhere }) => (
                            <Badge
                              key={branchCode}
                              miw="max-content"
                              size="sm"
                              variant="default"
                              tt="none"
                              fw={500}
                              {...(isElsewhere && { style: { borderColor: 'var(--mantine-color-orange-6)' } })}
                            >
                              {branchName} {quantity}
                            </Badge>
                          ))}
                      </Group>
                    </Box>
                  </Group>
                </Table.Td>
                <Table.Td ta="right" visibleFrom="sm" fw={item.quantity > 1 ? 700 : undefined}>
                  {item.quantity}
                </Table.Td>
                <Table.Td ta="right" visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
                  {moneyText(item.price)}
                </Table.Td>
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {moneyText(item.price * item.quantity)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Sums order={order} />
      </Stack>
    </Paper>
  );
};

const Picture = ({ image }: { image: string | undefined }) => (
  <Box w={40} h={40} bdrs="sm" style={{ flexShrink: 0 }}>
    {image && <Thumbnail image={image} alt="" size={40} />}
  </Box>
);

const Sums = ({ order }: { order: Order }) => {
  const { totalUYU, rate, rateDate } = order;
  const rows = [
    { label: 'Envío', text: shippingPriceText(order.shippingId, order.shippingPrice) },
    { label: `Total, ${ivaWords.included}`, text: moneyText(order.total), isTotal: true },
    ...(totalUYU === null
      ? []
      : [
          {
            label:
              rate !== null && rateDate !== null
                ? `En pesos, a ${rateText({ value: rate })} del ${dateText(`${rateDate}T12:00:00Z`)}`
                : 'En pesos',
            text: moneyText(totalUYU, 'UYU'),
          },
        ]),
    ...ivaRows(order).map(({ label, cents }) => ({ label, text: moneyText(cents) })),
    ...order.refunds.map(({ currency, amount }) => ({ label: 'Devuelto', text: moneyIn(amount, currency) })),
  ];
  return (
    <Box component="dl" m={0} ml="auto" w={{ base: '100%', sm: 360 }}>
      {rows.map(({ label, text, ...row }) => (
        <Group key={label + text} justify="space-between" wrap="nowrap">
          <Text component="dt" size="sm" {...('isTotal' in row ? { fw: 700 } : { c: 'dimmed' })}>
            {label}
          </Text>
          <Text component="dd" m={0} size="sm" {...('isTotal' in row && { fw: 700 })} style={{ whiteSpace: 'nowrap' }}>
            {text}
          </Text>
        </Group>
      ))}
    </Box>
  );
};
