import { Alert, Button, FileButton, Group, Input, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { addPicture, pictureTypes } from '#web/panel/pictures/upload-picture';
import { useCall } from '#web/panel/use-call';

export type Picture = { id: number; image: string } | null;
type Props = {
  label: string;
  /** What this field is of, for those who hear it. */
  of: string;
  value: Picture;
  error: string | undefined;
  onChange: (picture: Picture) => void;
};

/** One picture of a banner: chosen among those that the shop has, or sent now. */
export const PictureField = ({ label, of, value, error, onChange }: Props) => {
  const list = useCall('image/listByTarget', { target: 'banner' });
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const pictures = list.data?.data ?? [];
  const send = async (file: File | null) => {
    if (!file) return;
    setIsSending(true);
    setFailure('');
    const answer = await addPicture(file, 'banner');
    setIsSending(false);
    if (!answer.ok) return setFailure(answer.error);
    onChange({ id: answer.image.id, image: answer.image.image });
    void list.refetch();
  };
  return (
    <Input.Wrapper label={label} error={error} flex={1}>
      <Stack gap={6}>
        {value && <Thumbnail image={value.image} alt={`${label}: ${of}`} size={120} />}
        <Group gap="xs">
          <Select
            aria-label={`${label}: ${of}`}
            placeholder="Elegir por nombre"
            searchable
            clearable
            clearButtonProps={{ 'aria-label': `Sin ${label.toLowerCase()}: ${of}` }}
            limit={100}
            flex={1}
            data={pictures.map(({ id, name }) => ({ value: String(id), label: `${name} (${id})` }))}
            value={value ? String(value.id) : null}
            onChange={(chosen) => {
              const found = pictures.find(({ id }) => String(id) === chosen);
              onChange(found ? { id: found.id, image: found.image } : null);
            }}
          />
          <FileButton accept={pictureTypes} onChange={(file) => void send(file)}>
            {(given) => (
              <Button {...given} variant="light" loading={isSending} aria-label={`Subir ${label.toLowerCase()}: ${of}`}>
                Subir
              </Button>
            )}
          </FileButton>
        </Group>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
      </Stack>
    </Input.Wrapper>
  );
};
