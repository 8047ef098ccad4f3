import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Import } from '#contract/imports';
import { counted } from '#contract/plain/counted-text';
import { movedImport } from '#contract/plain/imports';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { uploadPictures } from './upload-pictures.ts';

/** The pictures that come beside a sheet: how many there are, and where others come in their place. */
export const ImportPictures = ({ one, onSent }: { one: Import; onSent: () => Promise<void> }) => {
  const [sent, setSent] = useState<number>();
  const [error, setError] = useState<string>();
  const { id, pictures, state, file } = one;
  const mayAttach = movedImport(state, 'attach') && (file.form === 'products' || file.form === 'prices' || pictures);
  const send = async (zip: File) => {
    setSent(0);
    const answer = await uploadPictures(zip, { importId: id, onProgress: setSent });
    setSent(undefined);
    setError(answer.ok ? undefined : answer.error);
    await onSent();
  };
  if (!pictures && !mayAttach) return null;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {pictures
            ? `Con ${counted(pictures.count, 'imagen', 'imágenes')} de «${pictures.name}»`
            : 'Sin imágenes: un ZIP las trae, con el código de su producto por nombre o como las nombra la columna «imágenes».'}
        </Text>
        {mayAttach && (
          <FileButton accept=".zip" onChange={(zip) => zip && void send(zip)}>
            {(given) => (
              <Button {...given} variant="default" size="compact-sm" loading={sent !== undefined}>
                {pictures ? 'Cambiar las imágenes' : 'Agregar imágenes'}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {sent !== undefined && <Progress aria-label="Envío de las imágenes" value={100 * sent} />}
      <ErrorAlert text={error} />
    </Stack>
  );
};
