import { CloseButton, Group, Text } from '@mantine/core';
import { quoted } from './use-scans.ts';

type Props = { texts: readonly string[]; onDrop: () => void };

/** Texts that were entered and stand for nothing yet, until they are found or dropped. */
export const LeftScans = ({ texts, onDrop }: Props) =>
  texts.length > 0 && (
    <Group gap={4} wrap="nowrap" role="status">
      <Text size="sm" c="red.9" style={{ overflowWrap: 'anywhere' }}>
        Sin resolver: {quoted(texts)}
      </Text>
      <CloseButton size="sm" aria-label="Descartar lo que quedó sin resolver" onClick={onDrop} />
    </Group>
  );
