import { Button, FileButton, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';

/** Where a spreadsheet comes in: dropped or chosen. */
export const DropSheet = ({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) => {
  const [isOver, setIsOver] = useState(false);
  return (
    <Paper
      withBorder
      p="md"
      bg={isOver ? 'var(--mantine-primary-color-light)' : undefined}
      style={{ borderStyle: 'dashed' }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !isBusy) onFile(file);
      }}
    >
      <Group justify="space-between">
        <Text size="sm">
          Soltá acá una planilla (.xlsx, .ods o .csv): productos, precios o stock, también como la manda un proveedor.
          Antes de guardar nada ves qué haría.
        </Text>
        <FileButton accept=".xlsx,.ods,.csv,.txt,.tsv" onChange={(file) => file && onFile(file)}>
          {(given) => (
            <Button {...given} loading={isBusy}>
              Elegir planilla
            </Button>
          )}
        </FileButton>
      </Group>
    </Paper>
  );
};
