import { Alert, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { stored: ReactNode; own: ReactNode; onTakeStored: () => void; onKeepOwn: () => void };

/** Somebody else's stored value beside one's own, and the choice between them. */
export const ConflictChoice = ({ stored, own, onTakeStored, onKeepOwn }: Props) => (
  <Alert color="yellow" mt="xs">
    <Text size="sm" component="div">
      Otra persona guardó: {stored}
    </Text>
    <Text size="sm" component="div">
      Vos escribiste: {own}
    </Text>
    <Group mt="xs" gap="xs">
      <Button size="xs" variant="default" onClick={onTakeStored}>
        Dejar lo guardado
      </Button>
      <Button size="xs" variant="light" onClick={onKeepOwn}>
        Poner lo mío
      </Button>
    </Group>
  </Alert>
);
