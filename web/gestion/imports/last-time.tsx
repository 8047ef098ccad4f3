import { Alert, Button, Group, Text } from '@mantine/core';
import { useCall } from '#web/panel/use-call';

/** Says that the form is as a provider's file was read last, and lets it be otherwise. */
export const LastTime = ({ providerId, onDrop }: { providerId: number; onDrop: () => void }) => {
  const providers = useCall('provider/list', {});
  const name = providers.data?.data.find(({ id }) => id === providerId)?.name;
  return (
    <Alert color="blue" p="xs">
      <Group justify="space-between">
        <Text size="sm">
          {name ? `Como la última vez de «${name}»: columnas y reglas.` : 'Como la última vez: columnas y reglas.'}
        </Text>
        <Button variant="default" size="compact-sm" onClick={onDrop}>
          Empezar de cero
        </Button>
      </Group>
    </Alert>
  );
};
