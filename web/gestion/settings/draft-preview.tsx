import { Box, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';

const views = {
  desktop: { label: 'Computadora', width: 1440 },
  phone: { label: 'Teléfono', width: 360 },
} as const;
type View = keyof typeof views;
/** So much of the page is shown, in its own pixels. */
const height = 3000;
const choices = (Object.keys(views) as View[]).map((value) => ({ value, label: views[value].label }));

type Props = {
  /** The page of the draft, at the place where its items stand. */
  path: string;
  /** The saved draft: another one is shown anew. */
  draft: string;
};

/** The page with the saved draft, as wide as a computer's window or a phone's. */
export const DraftPreview = ({ path, draft }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<View>('desktop');
  const { ref, width: room } = useElementSize();
  const { label, width } = views[view];
  const scale = Math.min(1, room / width);
  return (
    <Stack component="section" gap="xs" aria-label="Vista previa">
      <Group>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Cerrar la vista previa' : 'Vista previa'}
        </Button>
        {isOpen && (
          <SegmentedControl
            aria-label="Ancho de la vista previa"
            data={choices}
            value={view}
            onChange={(chosen) => setView(chosen as View)}
          />
        )}
        <Text size="sm" c="dimmed">
          Cómo queda el inicio con el borrador guardado
        </Text>
      </Group>
      {isOpen && (
        <Box
          ref={ref}
          mah="70vh"
          tabIndex={0}
          role="group"
          aria-label={`Vista previa: ${label}`}
          style={{ overflow: 'auto' }}
        >
          {/* A picture of the page: nobody goes on from it. */}
          <Box inert h={height * scale} w={width * scale} style={{ overflow: 'hidden' }}>
            <iframe
              key={`${view} ${draft}`}
              title={`Vista previa: ${label}`}
              src={path}
              width={width}
              height={height}
              style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
            />
          </Box>
        </Box>
      )}
    </Stack>
  );
};
