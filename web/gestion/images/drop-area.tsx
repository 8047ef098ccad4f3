import { Button, FileButton, Group, Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { pictureTypes } from '#web/panel/pictures/upload-picture';

/** Where files come in: dropped, pasted, chosen, or taken by a phone's camera. */
export const DropArea = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => onFiles([...(clipboardData?.files ?? [])]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  return (
    <Paper
      withBorder
      data-drop
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
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Group justify="space-between">
        <Text size="sm">
          Soltá o pegá imágenes acá. Las que se llaman como un código van a su producto: «ABC-1.jpg», «ABC-1_2.jpg».
        </Text>
        <Group gap="xs">
          <FileButton multiple accept={pictureTypes} onChange={onFiles}>
            {(given) => <Button {...given}>Elegir archivos</Button>}
          </FileButton>
          <FileButton accept="image/*" capture="environment" onChange={(file) => file && onFiles([file])}>
            {(given) => (
              <Button {...given} variant="default" hiddenFrom="sm">
                Sacar una foto
              </Button>
            )}
          </FileButton>
        </Group>
      </Group>
    </Paper>
  );
};
