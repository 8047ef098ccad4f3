import { Button, CloseButton, Grid, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Incoming, useIncoming } from './use-incoming.ts';

type Props = { incoming: ReturnType<typeof useIncoming>; hasProducts: boolean };

/** The files on their way: how far each is, whose picture it will be, and what was refused. */
export const IncomingList = ({ incoming, hasProducts }: Props) => {
  const { items, retry, save, isSaving } = incoming;
  const ready = items.filter(({ path }) => path !== undefined);
  const isSending = items.some(({ path, error }) => path === undefined && error === undefined);
  const lost = items.filter(({ mayRetry }) => mayRetry).length;
  const matched = ready.filter(({ code }) => code.trim() !== '').length;
  if (items.length === 0) return null;
  return (
    <Stack gap="xs">
      <Stack component="ul" aria-label="Imágenes por guardar" gap={0} p={0} m={0}>
        {items.map((item) => (
          <Row key={item.key} item={item} incoming={incoming} hasProducts={hasProducts} />
        ))}
      </Stack>
      <Group>
        <Button onClick={() => void save()} loading={isSaving} disabled={isSending || ready.length === 0}>
          {ready.length === 1 ? 'Guardar 1 imagen' : `Guardar ${ready.length} imágenes`}
        </Button>
        {lost > 0 && (
          <Button variant="light" onClick={retry}>
            Reintentar {lost === 1 ? 'la que no llegó' : `las ${lost} que no llegaron`}
          </Button>
        )}
        {hasProducts && (
          <Text size="sm" c="dimmed">
            {matched} con producto, {ready.length - matched} sin producto
          </Text>
        )}
      </Group>
    </Stack>
  );
};

const Row = ({ item, incoming, hasProducts }: Props & { item: Incoming }) => {
  const { change, remove } = incoming;
  const { key, file, code, productName, says } = item;
  const isRefused = item.path === undefined && item.error !== undefined;
  return (
    <Group component="li" wrap="nowrap" gap="xs" py={4} style={rowStyle}>
      <FilePreview file={file} />
      <Grid flex={1} align="center" gap="xs">
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Text>
        </Grid.Col>
        {hasProducts && !isRefused && (
          <Grid.Col span={{ base: 12, sm: 5 }}>
            <TextInput
              size="xs"
              aria-label={`Código del producto de ${file.name}`}
              placeholder="Sin producto"
              value={code}
              onChange={({ currentTarget }) =>
                change(key, { code: currentTarget.value, productName: undefined, says: undefined, error: undefined })
              }
            />
            <Text size="xs" c="dimmed">
              {productName ?? (says && sentenceOf(says))}
            </Text>
          </Grid.Col>
        )}
        <Grid.Col span="auto" miw={120}>
          <State item={item} />
        </Grid.Col>
      </Grid>
      <CloseButton aria-label={`Quitar ${file.name}`} onClick={() => remove(key)} />
    </Group>
  );
};

const rowStyle = { listStyle: 'none', borderBottom: '1px solid var(--mantine-color-default-border)' };
const sentenceOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const State = ({ item: { error, path, share, file } }: { item: Incoming }) => {
  if (error !== undefined)
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {error}
      </Text>
    );
  if (path !== undefined) return <Text size="sm">Lista</Text>;
  return <Progress value={share * 100} aria-label={`Subiendo ${file.name}`} />;
};

const side = 56;

/** Drawn on a canvas: the page's policy lets no address of a local file in. */
const FilePreview = ({ file }: { file: File }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    createImageBitmap(file, { resizeHeight: side }).then(
      (bitmap) => {
        const context = canvas.current?.getContext('2d');
        if (!isGone) context?.drawImage(bitmap, Math.max(0, (side - bitmap.width) / 2), 0);
        bitmap.close();
      },
      // The shop refuses in a sentence a file that cannot be drawn.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} width={side} height={side} aria-hidden style={{ flex: 'none' }} />;
};
