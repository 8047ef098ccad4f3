import { Alert, Anchor, Button, Drawer, FileButton, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Image } from '#contract/images';
import { call } from '#web/data/call';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { addPicture, pictureTypes } from '#web/panel/pictures/upload-picture';
import { useCall } from '#web/panel/use-call';
import { paths } from '#web/paths';
import { RemoveQuestion } from './remove-question.tsx';

type Props = { id: number; onClose: () => void; onReplaced: (id: number) => void };

/** One picture: its name, where it is shown, another in its place, and how it goes. */
export const ImageDrawer = ({ id, onClose, onReplaced }: Props) => {
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
          {found.error && (
            <Alert color="red" role="alert">
              {found.error.message}
            </Alert>
          )}
          {image?.id === id && <Details key={id} image={image} onClose={onClose} onReplaced={onReplaced} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};

const Details = ({ image, onClose, onReplaced }: Omit<Props, 'id'> & { image: Image }) => {
  const queries = useQueryClient();
  const [name, setName] = useState(image.name);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const rename = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === image.name) return;
    setIsBusy(true);
    const answer = await call('image/update', { id: image.id, parms: { name: { value: name, before: image.name } } });
    setIsBusy(false);
    setError(answer.ok ? undefined : (answer.fields.name ?? answer.error));
    if (answer.ok) await queries.invalidateQueries();
  };
  const replace = async (file: File | null) => {
    if (!file) return;
    setIsBusy(true);
    const answer = await addPicture(file, image.target, image.id);
    setIsBusy(false);
    setError(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    await queries.invalidateQueries();
    onReplaced(answer.image.id);
  };
  const remove = async () => {
    const answer = await call('image/remove', { id: image.id });
    if (!answer.ok) return answer.error;
    onClose();
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
      <form onSubmit={(event) => void rename(event)}>
        <Group align="end" wrap="nowrap">
          <TextInput
            flex={1}
            label="Nombre"
            value={name}
            error={error}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isBusy} disabled={name.trim() === image.name}>
            Renombrar
          </Button>
        </Group>
      </form>
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
      {asks && (
        <RemoveQuestion
          title="Quitar la imagen"
          text={`«${image.name}» se borra de la tienda. No se puede deshacer.`}
          onRemove={remove}
          onClose={() => setAsks(false)}
        />
      )}
    </Stack>
  );
};
