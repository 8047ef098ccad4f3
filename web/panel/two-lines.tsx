import { Box, Text } from '@mantine/core';
import { useRowLook } from './table-density.ts';

type Props = { text: string; detail?: string | null };

/** A text of a row over its detail; in compact rows beside it. */
export const TwoLines = ({ text, detail }: Props) => {
  const small = (
    <Text span size="xs" lh={1.3} c="dimmed">
      {detail}
    </Text>
  );
  const isOne = useRowLook().lines === 1;
  return (
    <Box style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm" lh={1.3} {...(isOne && { lineClamp: 1, title: [text, detail].filter(Boolean).join(' ') })}>
        {text} {isOne && small}
      </Text>
      {!isOne && detail && <Box lh={1.3}>{small}</Box>}
    </Box>
  );
};
