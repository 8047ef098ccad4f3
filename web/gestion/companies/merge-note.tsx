import { Alert, Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Output } from '#contract/contract';
import { companyPath } from '#web/panel/panel-paths';

/** The result of a merge or of its undo. */
export type MergeNote = {
  /** The company whose page says it. */
  id: number;
  text: string;
  /** The company that is there again. */
  back?: { id: number; name: string };
  kept?: Output<'company/undoMerge'>['data']['kept'];
};

/** Says it; readers of the screen hear it. */
export const MergeNoted = ({ note: { text, back, kept = [] } }: { note: MergeNote }) => (
  <Alert color="green" role="status">
    <Text size="sm">
      {text}{' '}
      {back && (
        <Anchor component={Link} to={companyPath(back.id)} inherit>
          Abrir «{back.name}»
        </Anchor>
      )}
    </Text>
    {kept.length > 0 && (
      <>
        <Text size="sm" mt="xs">
          Quedó en esta, porque alguien lo cambió después o porque ya no existe:
        </Text>
        <List size="sm" listStyleType="none">
          {kept.map((one, at) => (
            <List.Item key={`${at} ${one.label}`}>
              {one.label}: {one.text}
            </List.Item>
          ))}
        </List>
      </>
    )}
  </Alert>
);
