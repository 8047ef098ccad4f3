import { Badge, Box, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Choice } from './hit-place.ts';

type Props = { id: string; choice: Choice; isActive: boolean; onPoint: () => void; onChoose: () => void };

/** One hit of the search box; the keyboard stays in the box. */
export const HitOption = ({ id, choice, isActive, onPoint, onChoose }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const { kind, title, detail, worth } = choice;
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={onPoint}
      onClick={onChoose}
      px="sm"
      py={8}
      bdrs="sm"
      bg={isActive ? 'var(--mantine-color-default-hover)' : undefined}
      style={{ cursor: 'pointer', display: 'flex', alignItems: 'center', gap: 12 }}
    >
      <Box flex={1} miw={0}>
        <Text size="sm" fw={600} truncate>
          {title}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {detail}
        </Text>
      </Box>
      <Stack gap={2} align="end" style={{ flexShrink: 0 }}>
        <Badge variant="default" fw={500} tt="none">
          {kind}
        </Badge>
        {worth && <Text size="xs">{worth}</Text>}
      </Stack>
    </Box>
  );
};
