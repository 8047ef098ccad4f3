import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { User } from '#contract/accounts';

type Props = { user: User; onYes: () => void; onNo: () => void };

/** Asks before somebody is shut out. */
export const LockQuestion = ({ user, onYes, onNo }: Props) => (
  <Modal.Root opened onClose={onNo} centered>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body>
        <Stack pt="md">
          <Modal.Title>¿Bloquear a {user.name}?</Modal.Title>
          <Text size="sm">
            Se cierran ya todas sus sesiones y no puede volver a ingresar. Sus pedidos quedan como están.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onNo} data-autofocus>
              Cancelar
            </Button>
            <Button color="red.9" onClick={onYes}>
              Bloquear
            </Button>
          </Group>
        </Stack>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
