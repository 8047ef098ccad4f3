import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';

type Props = {
  title: string;
  text: string;
  /** Answers what stopped it, or nothing. */
  onRemove: () => Promise<string | undefined>;
  onClose: () => void;
};

/** Asks before pictures are removed; what stops it stands in the same dialog (specification 8). */
export const RemoveQuestion = ({ title, text, onRemove, onClose }: Props) => {
  const [error, setError] = useState<string>();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    setIsRemoving(true);
    setError(await onRemove());
    setIsRemoving(false);
  };
  return (
    <Modal.Root opened onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Stack pt="md">
            <Modal.Title>{title}</Modal.Title>
            <Text size="sm">{text}</Text>
            {error !== undefined && (
              <Alert color="red" role="alert">
                Error: {error}
              </Alert>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose} data-autofocus>
                Cancelar
              </Button>
              <Button color="red.9" loading={isRemoving} onClick={() => void remove()}>
                Quitar
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
