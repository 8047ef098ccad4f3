import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#web/panel/dialog.tsx';
import { type CountLine, differenceOf } from './count-lines.ts';
import { CountTable } from './count-table.tsx';

type Props = {
  lines: readonly CountLine[];
  note: string;
  onNote: (typed: string) => void;
  onSave: () => Promise<void>;
  onClose: () => void;
};

/** Shows what a count changes before it is stored. */
export const CountReview = ({ lines, note, onNote, onSave, onClose }: Props) => {
  const [isSaving, setIsSaving] = useState(false);
  const different = lines.filter((line) => differenceOf(line) !== 0);
  const save = async () => {
    setIsSaving(true);
    await onSave();
    setIsSaving(false);
  };
  return (
    <Dialog
      title={different.length === 0 ? 'No hay diferencias' : 'Diferencias'}
      size="lg"
      onClose={onClose}
      isBusy={isSaving}
      buttons={
        <>
          <Button variant="default" disabled={isSaving} onClick={onClose}>
            Seguir contando
          </Button>
          <Button loading={isSaving} onClick={() => void save()} data-autofocus>
            Guardar recuento
          </Button>
        </>
      }
    >
      {different.length > 0 && <CountTable lines={different} />}
      <Text size="sm">
        Contaste {lines.length} {lines.length === 1 ? 'producto' : 'productos'}; {different.length} con diferencias.
      </Text>
      <TextInput
        label="Nota"
        placeholder="Por ejemplo, qué estante"
        value={note}
        maxLength={200}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </Dialog>
  );
};
