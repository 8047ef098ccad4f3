import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type CountLine, differenceOf } from './count-lines.ts';
import { CountTable } from './count-table.tsx';

type Props = { lines: readonly CountLine[]; onSave: (note: string) => Promise<void>; onClose: () => void };

/** Shows what a count changes before it is stored. */
export const CountReview = ({ lines, onSave, onClose }: Props) => {
  const [note, setNote] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const different = lines.filter((line) => differenceOf(line) !== 0);
  const save = async () => {
    setIsSaving(true);
    await onSave(note);
    setIsSaving(false);
  };
  return (
    <Modal.Root opened onClose={onClose} size="lg" centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Stack pt="md">
            <Modal.Title>{different.length === 0 ? 'No hay diferencias' : 'Diferencias'}</Modal.Title>
            {different.length > 0 && <CountTable lines={different} />}
            <Text size="sm">
              Contaste {lines.length} {lines.length === 1 ? 'producto' : 'productos'}; {different.length} con
              diferencias.
            </Text>
            <TextInput
              label="Nota"
              placeholder="Por ejemplo, qué estante"
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Seguir contando
              </Button>
              <Button loading={isSaving} onClick={() => void save()} data-autofocus>
                Guardar recuento
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
