import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';

/** How many things wait for somebody, with the way to them; nothing where none does. */
export const CountTile = ({ count, to, one, many }: { count: number; to: string; one: string; many: string }) =>
  count > 0 && (
    <Paper withBorder p="md" w={320} maw="100%">
      <Text fz={32} fw={700} lh={1}>
        {count}
      </Text>
      <Anchor component={Link} to={to}>
        {count === 1 ? one : many}
      </Anchor>
    </Paper>
  );
