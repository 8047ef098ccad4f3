import { Button, Group, Modal, Stack, Text } from '@mantine/core';

type Props = { isAsked: boolean; onStay: () => void; onLeave: () => void };

/** Asks before what was typed is lost. */
export const LeaveQuestion = ({ isAsked, onStay, onLeave }: Props) => (
  <Modal.Root opened={isAsked} onClose={onStay} centered>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body>
        <Stack pt="md">
          <Modal.Title>Hay cambios sin guardar</Modal.Title>
          <Text size="sm">Si salís ahora, se pierden.</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onLeave}>
              Salir sin guardar
            </Button>
            <Button onClick={onStay} data-autofocus>
              Seguir editando
            </Button>
          </Group>
        </Stack>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
