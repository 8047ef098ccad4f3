import { Alert, Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Output } from '#contract/contract';
import { companyPath } from '#web/panel/panel-paths';

type Told = Output<'company/undoMerge'>['data']['kept'];

/** The result of a merge or of its undo. */
export type MergeNote = {
  /** The company whose page says it. */
  id: number;
  text: string;
  /** The company that is there again. */
  back?: { id: number; name: string };
  kept?: Told;
  returned?: Told;
};

/** Says it; readers of the screen hear it. */
export const MergeNoted = ({ note: { text, back, kept, returned } }: { note: MergeNote }) => (
  <Alert color="green" role="status">
    <Text size="sm">
      {text}{' '}
      {back && (
        <Anchor component={Link} to={companyPath(back.id)} inherit>
          Abrir «{back.name}»
        </Anchor>
      )}
    </Text>
    <ToldList
      told={kept}
      why="No volvió a la otra, porque alguien lo cambió o lo quitó después, o porque ya no existe:"
    />
    <ToldList told={returned} why="Ya no está en esta, aunque alguien lo dio de nuevo después de unir:" />
  </Alert>
);

const ToldList = ({ told = [], why }: { told?: Told | undefined; why: string }) =>
  told.length > 0 && (
    <>
      <Text size="sm" mt="xs">
        {why}
      </Text>
      <List size="sm" listStyleType="none">
        {told.map((one, at) => (
          <List.Item key={`${at} ${one.label}`}>
            {one.label}: {one.text}
          </List.Item>
        ))}
      </List>
    </>
  );
