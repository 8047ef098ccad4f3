import { Alert, Button, FileButton, Group, Input } from '@mantine/core';
import { useState } from 'react';
import { type LogoPicture, logoFault, shownLogo } from '#contract/plain/logo';
import { messages } from '#contract/plain/messages';
import { useSite } from '#web/data/site';
import type { OwnControl } from '#web/panel/edit/fields';
import { addPicture, pictureTypes } from '#web/panel/pictures/upload-picture';
import { rasterised } from './rasterised.ts';

const drawing = 'image/svg+xml';

/** Undefined where the browser cannot read it: the server then says why. */
const sizeOf = async (file: File) => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const size = bitmap && { width: bitmap.width, height: bitmap.height };
  bitmap?.close();
  return size;
};

/** The picture in the place of the drawn logo, as pages show it on white. */
export const logoField = (about: string) =>
  function LogoField({ id, label, value, error, onChange }: OwnControl) {
    const { name } = useSite().site;
    const [isSending, setIsSending] = useState(false);
    const [failure, setFailure] = useState('');
    const picture = value as LogoPicture | null;
    const take = async (chosen: File | null) => {
      if (!chosen) return;
      setFailure('');
      const file = chosen.type === drawing ? await rasterised(chosen).catch(() => undefined) : chosen;
      if (!file) return setFailure('No se pudo leer ese dibujo: guardalo como PNG');
      const size = await sizeOf(file);
      const fault = size && logoFault(size);
      if (fault) return setFailure(messages[fault]);
      setIsSending(true);
      const answer = await addPicture(file, 'banner');
      setIsSending(false);
      if (!answer.ok) return setFailure(answer.error);
      const { image, width, height } = answer.image;
      onChange({ image, width, height });
    };
    return (
      <Input.Wrapper label={label} labelElement="div" description={about} error={error}>
        <Group mt={4} gap="sm">
          {picture && (
            <span style={{ background: '#fff', border: '1px solid var(--mantine-color-gray-4)', padding: 8 }}>
              <img {...shownLogo(picture)} alt={name} style={{ display: 'block' }} />
            </span>
          )}
          <FileButton accept={`${pictureTypes},${drawing}`} onChange={(file) => void take(file)}>
            {(given) => (
              <Button {...given} id={id} variant="light" loading={isSending}>
                {picture ? 'Subir otro logo' : 'Subir un logo'}
              </Button>
            )}
          </FileButton>
        </Group>
        {failure && (
          <Alert color="red" role="alert" mt="xs">
            {failure}
          </Alert>
        )}
      </Input.Wrapper>
    );
  };
