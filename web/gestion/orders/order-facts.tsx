import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/orders';
import { whenText } from '#contract/plain/date-text';
import { notedRefunds } from '#contract/plain/held-money';
import { trackingLink } from '#contract/plain/tracking';
import { destinationOf } from '#web/orders/order-names';
import { MailLink, MapLink, PhoneLink } from '#web/panel/contact-links.tsx';
import { Fact } from '#web/panel/fact.tsx';
import { companyPath, personPath } from '#web/panel/panel-paths';
import { ChangeDispatch } from './change-dispatch.tsx';

const Card = ({ title, children, below }: { title: string; children: ReactNode; below?: ReactNode }) => (
  <Paper withBorder p="md" component="section" aria-label={title}>
    <Title order={2} size="h5" mb="xs">
      {title}
    </Title>
    <Stack component="dl" m={0} gap="xs">
      {children}
    </Stack>
    {below}
  </Paper>
);

type Props = { order: Order; onChange: (order: Order, done: string) => void; children: ReactNode };

/** The buyer, where it goes, and how it is paid. */
export const OrderFacts = ({ order, onChange, children }: Props) => (
  <>
    <Buyer order={order} />
    <Delivery order={order} onChange={onChange} />
    <Card title="Pago">
      <Fact name="Forma de pago">{order.paymentName}</Fact>
      {order.expires && <Fact name="Espera el pago hasta">{whenText(order.expires)}</Fact>}
      {notedRefunds(order).map((how) => (
        <Fact key={how} name="Devuelto">
          {how}
        </Fact>
      ))}
      <Fact name="Comprobantes fiscales">{children}</Fact>
    </Card>
  </>
);

const Buyer = ({ order }: { order: Order }) => {
  const person = [order.personName, order.personLastName].filter(Boolean).join(' ');
  return (
    <Card title="Comprador">
      {order.companyName && (
        <Fact name="Empresa">
          {order.companyId === null ? order.companyName : named(companyPath(order.companyId), order.companyName)}
          {order.companyIdentifier && (
            <Text size="sm" c="dimmed">
              RUT {order.companyIdentifier}
            </Text>
          )}
        </Fact>
      )}
      {person && (
        <Fact name="Persona">
          {order.personId === null ? person : named(personPath(order.personId), person)}
          {order.personIdentifier && (
            <Text size="sm" c="dimmed">
              Documento {order.personIdentifier}
            </Text>
          )}
        </Fact>
      )}
      {order.phone && (
        <Fact name="Teléfono">
          <PhoneLink phone={order.phone} />
          {order.phoneObservation && ` (${order.phoneObservation})`}
        </Fact>
      )}
      {order.userEmail && (
        <Fact name="E-mail">
          <MailLink email={order.userEmail} />
        </Fact>
      )}
    </Card>
  );
};

const named = (to: string, name: string) => (
  <Anchor component={Link} to={to} size="sm">
    {name}
  </Anchor>
);

const Delivery = ({ order, onChange }: Omit<Props, 'children'>) => {
  const { tracking, addressGeolocation, address } = order;
  const link = tracking && trackingLink(tracking);
  return (
    <Card title="Entrega" below={<ChangeDispatch order={order} onChange={onChange} />}>
      <Fact name="Envío">
        {destinationOf(order)} {address && <MapLink geolocation={addressGeolocation ?? ''} address={address} />}
      </Fact>
      {order.addressZIPCode && <Fact name="Código postal">{order.addressZIPCode}</Fact>}
      {order.addressRecipient && <Fact name="Recibe">{order.addressRecipient}</Fact>}
      {order.addressObservation && <Fact name="Indicaciones">{order.addressObservation}</Fact>}
      {tracking && (
        <Fact name="Guía">
          {link ? (
            <Anchor href={link} target="_blank" rel="noopener noreferrer" size="sm">
              Seguir el envío
            </Anchor>
          ) : (
            tracking
          )}
        </Fact>
      )}
      {order.handedOverAt && <Fact name="Entregado">{whenText(order.handedOverAt)}</Fact>}
    </Card>
  );
};
