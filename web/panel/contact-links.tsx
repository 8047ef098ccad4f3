import { ActionIcon, Anchor, Group } from '@mantine/core';
import { mapAddress } from '#contract/plain/geolocation';
import { internationalPhone, whatsAppNumber } from '#contract/plain/phone';
import { Icon } from '#web/ui/icon.tsx';

/** A phone that is called by pressing it, as `action` says where it stands alone; a mobile is written to as well. */
export const PhoneLink = ({ phone, action = '' }: { phone: string; action?: string }) => {
  const mobile = whatsAppNumber(phone);
  return (
    <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
      <Anchor href={`tel:${internationalPhone(phone)}`} size="sm">
        {`${action} ${phone}`.trim()}
      </Anchor>
      {mobile && (
        <ActionIcon
          component="a"
          href={`https://wa.me/${mobile}`}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          color="green.9"
          aria-label={`WhatsApp a ${phone}`}
          title="WhatsApp"
        >
          <Icon name="whatsapp" />
        </ActionIcon>
      )}
    </Group>
  );
};

export const MailLink = ({ email }: { email: string }) => (
  <Anchor href={`mailto:${email}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
    {email}
  </Anchor>
);

/** Shows where an address is; nothing where nobody placed it. */
export const MapLink = ({ geolocation, address }: { geolocation: string; address: string }) => {
  const to = mapAddress(geolocation);
  return (
    to && (
      <Anchor href={to} target="_blank" rel="noreferrer" size="sm" aria-label={`Ver en el mapa: ${address}`}>
        Ver en el mapa
      </Anchor>
    )
  );
};
