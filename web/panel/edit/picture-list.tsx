import {
  ActionIcon,
  Badge,
  Box,
  Button,
  Center,
  Fieldset,
  FileButton,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { PanelIcon } from '#web/panel/panel-icon.tsx';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { addPicture, pictureTypes } from '#web/panel/pictures/upload-picture';
import { Icon } from '#web/ui/icon.tsx';
import { type EditField, moved, type PictureItem } from './fields.ts';
import { controlOf } from './use-edit.ts';
import { useOrderDrag } from './use-order-drag.ts';

type Props = {
  field: EditField;
  pictures: readonly PictureItem[];
  error: string | undefined;
  isFirst: boolean | undefined;
  onFill: ((isFilling: boolean) => void) | undefined;
  onChange: (change: (pictures: readonly PictureItem[]) => PictureItem[]) => void;
};

/** The pictures of a thing inside a dialog, in their order: by dragging, or by their buttons. The first is the one that lists show. */
export const PictureList = ({ field, pictures, error, isFirst, onFill, onChange }: Props) => {
  const [said, setSaid] = useState('');
  const { adding, failures, add } = useAdding((added) => onChange((old) => withPicture(old, added)), onFill);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return;
    onChange((old) => moved(old, from, to));
    setSaid(`Imagen ${from + 1} movida al lugar ${to + 1} de ${pictures.length}`);
  };
  const drag = useOrderDrag(move);
  return (
    <Fieldset
      legend={field.label}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void add([...event.dataTransfer.files]);
      }}
      onPaste={(event) => void add([...event.clipboardData.files])}
    >
      <Stack gap="xs">
        <SimpleGrid component="ol" minColWidth="140px" spacing="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {pictures.map((picture, at) => (
            <Box
              component="li"
              key={picture.id}
              pos="relative"
              opacity={drag.isDragged(at) ? 0.5 : 1}
              style={{ outline: drag.isOver(at) ? '2px solid var(--mantine-primary-color-filled)' : undefined }}
            >
              <Paper withBorder bg="#fff" {...drag.handle(at)}>
                <Center>
                  <Thumbnail image={picture.image} alt={`Imagen ${at + 1}: ${picture.name}`} size={160} />
                </Center>
              </Paper>
              {at === 0 && (
                <Badge pos="absolute" top={6} left={6} miw="max-content" style={{ pointerEvents: 'none' }}>
                  Principal
                </Badge>
              )}
              <Group gap={2} justify="center" mt={4} wrap="nowrap">
                <Control label={`Hacer principal: imagen ${at + 1}`} isOff={at === 0} onClick={() => move(at, 0)}>
                  <PanelIcon name="star" />
                </Control>
                <Control label={`Mover antes: imagen ${at + 1}`} isOff={at === 0} onClick={() => move(at, at - 1)}>
                  <Icon name="chevron-left" />
                </Control>
                <Control
                  label={`Mover después: imagen ${at + 1}`}
                  isOff={at === pictures.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <Icon name="chevron-right" />
                </Control>
                <Control
                  label={`Quitar: imagen ${at + 1}`}
                  onClick={() => onChange((old) => old.filter(({ id }) => id !== picture.id))}
                >
                  <Icon name="trash" />
                </Control>
              </Group>
            </Box>
          ))}
        </SimpleGrid>
        {field.about && (
          <Text size="sm" c="dimmed">
            {field.about}
          </Text>
        )}
        {[error, ...failures].filter(Boolean).map((text) => (
          <Text key={text} size="sm" c="var(--mantine-color-error)" role="alert">
            {text}
          </Text>
        ))}
        <Text role="status" size="sm" c="dimmed">
          {adding ? `Subiendo ${adding.at} de ${adding.count}…` : said}
        </Text>
        <Group>
          <FileButton multiple accept={pictureTypes} onChange={(files) => void add(files)}>
            {(given) => (
              <Button
                {...given}
                id={controlOf(field.name)}
                data-autofocus={isFirst || undefined}
                size="xs"
                variant="light"
                loading={adding !== undefined}
              >
                Agregar imágenes
              </Button>
            )}
          </FileButton>
          <FileButton accept="image/*" capture="environment" onChange={(file) => void add(file ? [file] : [])}>
            {(given) => (
              <Button {...given} size="xs" variant="default" hiddenFrom="sm" disabled={adding !== undefined}>
                Sacar una foto
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed" visibleFrom="sm">
            o soltalas acá
          </Text>
        </Group>
      </Stack>
    </Fieldset>
  );
};

const withPicture = (old: readonly PictureItem[], added: PictureItem) => [
  ...old.filter(({ id }) => id !== added.id),
  added,
];

type ControlProps = { label: string; isOff?: boolean; onClick: () => void; children: ReactNode };
const Control = ({ label, isOff = false, onClick, children }: ControlProps) => (
  <ActionIcon
    variant="default"
    size={32}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    opacity={isOff ? 0.4 : 1}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);

/** Sends files one after the other and tells of each that was refused. */
const useAdding = (onAdded: (picture: PictureItem) => void, onFill: Props['onFill']) => {
  const [adding, setAdding] = useState<{ at: number; count: number }>();
  const [failures, setFailures] = useState<string[]>([]);
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setFailures([]);
    onFill?.(true);
    for (const [index, file] of files.entries()) {
      setAdding({ at: index + 1, count: files.length });
      const answer = await addPicture(file, 'product');
      if (answer.ok) onAdded({ id: answer.image.id, name: answer.image.name, image: answer.image.image });
      else setFailures((old) => [...old, `«${file.name}»: ${answer.error}`]);
    }
    setAdding(undefined);
    onFill?.(false);
  };
  return { adding, failures, add };
};
