import { Alert, Button, CopyButton, Group, Text, TextInput } from '@mantine/core';

/** The link of an invitation whose mail no server has taken, for whoever hands it over. */
export const InvitationLink = ({ link, onClose }: { link: string; onClose: () => void }) => (
  <Alert
    color="yellow"
    title="La invitación no salió por correo"
    withCloseButton
    closeButtonLabel="Cerrar"
    onClose={onClose}
    maw={640}
  >
    <Text size="sm" mb="xs">
      Pasale este enlace a quien invitaste. Sirve una sola vez y durante 7 días.
    </Text>
    <Group gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        readOnly
        aria-label="Enlace de la invitación"
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={link}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copiado' : 'Copiar'}</Button>}
      </CopyButton>
    </Group>
  </Alert>
);
