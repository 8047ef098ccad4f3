import { Anchor, Button, Drawer, FileButton, Group, List, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Image } from '#contract/images';
import { call } from '#web/data/call';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { addPicture, pictureTypes } from '#web/panel/pictures/upload-picture';
import { Question } from '#web/panel/question.tsx';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import { useFocusBack } from '#web/panel/use-focus-back';
import { paths } from '#web/paths';
import { ImageName } from './image-name.tsx';

type Props = {
  id: number;
  /** Whether a name is typed that is not stored; a function that stays the same. */
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
  /** It is gone, and with it what was typed. */
  onRemoved: () => void;
  onReplaced: (id: number) => void;
};

/** One picture: its name, where it is shown, another in its place, and how it goes. */
export const ImageDrawer = ({ id, onClose, ...on }: Props) => {
  useFocusBack();
  const found = useCall('image/find', { id });
  const image = found.data?.data;
  return (
    <Drawer.Root opened onClose={onClose} position="right" size="md">
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Body>
          <Group justify="space-between" py="sm" wrap="nowrap">
            <Drawer.Title style={{ overflowWrap: 'anywhere' }}>{image?.name ?? 'Imagen'}</Drawer.Title>
            <Drawer.CloseButton aria-label="Cerrar" />
          </Group>
          <ErrorAlert text={found.error?.message} />
          {image?.id === id && <Details key={id} image={image} {...on} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};

const Details = ({ image, onDirty, onRemoved, onReplaced }: Omit<Props, 'id' | 'onClose'> & { image: Image }) => {
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const replace = async (file: File | null) => {
    if (!file) return;
    setIsBusy(true);
    const answer = await addPicture(file, image.target, image.id);
    setIsBusy(false);
    setFailure(answer.ok ? '' : answer.error);
    if (!answer.ok) return;
    tell({ text: `Reemplazada: ${answer.image.name}` });
    await queries.invalidateQueries();
    onReplaced(answer.image.id);
  };
  const remove = async () => {
    const answer = await call('image/remove', { id: image.id });
    if (!answer.ok) return answer.error;
    tell({ text: `Quitada: ${image.name}` });
    onRemoved();
    await queries.invalidateQueries();
    return undefined;
  };
  const uses = image.uses ?? [];
  return (
    <Stack>
      <Thumbnail image={image.image} alt={image.name} size={320} />
      <Text size="sm" c="dimmed">
        {image.width} × {image.height} píxeles
      </Text>
      <ImageName image={image} onDirty={onDirty} />
      <div>
        <Text fw={600} size="sm">
          Se usa en
        </Text>
        {uses.length === 0 && <Text size="sm">Ningún lugar</Text>}
        <List size="sm" listStyleType="none">
          {uses.map(({ code, name: where }) => (
            <List.Item key={`${code}${where}`}>
              {code === null ? (
                where
              ) : (
                <Anchor size="sm" href={paths.product(code)} target="_blank" underline="always">
                  {code} · {where}
                </Anchor>
              )}
            </List.Item>
          ))}
        </List>
      </div>
      <ErrorAlert text={failure} />
      <Group>
        <FileButton accept={pictureTypes} onChange={(file) => void replace(file)}>
          {(given) => (
            <Button {...given} variant="light" loading={isBusy}>
              Reemplazar
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={() => setAsks(true)}>
          Quitar
        </Button>
      </Group>
      <ThingHistory entities={['image']} code={String(image.id)} />
      {asks && (
        <Question
          asked={{ title: 'Quitar la imagen', text: `«${image.name}» se borra de la tienda. No se puede deshacer.` }}
          isLoss
          action="Quitar"
          onBack={() => setAsks(false)}
          onYes={remove}
        />
      )}
    </Stack>
  );
};
