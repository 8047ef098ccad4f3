import { Button, FileButton, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';

/** `sent`: how much of the pictures was sent, from 0 to 1. */
type DropSheetProps = { isBusy: boolean; sent: number | undefined; onFiles: (files: readonly File[]) => void };

/** Where a spreadsheet, a ZIP of pictures, or both come in: dropped or chosen. */
export const DropSheet = ({ isBusy, sent, onFiles }: DropSheetProps) => {
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
        if (!isBusy) onFiles([...event.dataTransfer.files]);
      }}
    >
      <Stack gap="xs">
        <Group justify="space-between">
          <Text size="sm" flex="1 1 20rem">
            Soltá acá una planilla (.xlsx, .ods o .csv): productos, precios o stock, también como la manda un proveedor.
            Con ella, o sola, una carpeta de imágenes comprimida (.zip), cada una con el código de su producto por
            nombre. Antes de guardar nada ves qué haría.
          </Text>
          <FileButton multiple accept=".xlsx,.ods,.csv,.txt,.tsv,.zip" onChange={onFiles}>
            {(given) => (
              <Button {...given} loading={isBusy}>
                Elegir planilla o imágenes
              </Button>
            )}
          </FileButton>
        </Group>
        {sent !== undefined && <Progress aria-label="Envío de las imágenes" value={100 * sent} />}
      </Stack>
    </Paper>
  );
};
