import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#web/data/call';
import { EditDrawer } from '#web/panel/edit/edit-drawer.tsx';
import type { Values } from '#web/panel/edit/fields';
import { useCall } from '#web/panel/use-call';
import { copyOf, familyEdits, newFamily, valuesOf } from './family-edits.ts';
import { familyEditFields } from './family-fields.ts';

type Props = {
  /** The family to change; without one a new one is made, like `like` where that is given. */
  family?: string | undefined;
  like?: string | undefined;
  onClose: () => void;
};

const blank: Values = { height: null, width: null, applications: [], originalCodes: [], relations: [], products: [] };

/** The dialog that adds or changes a family. */
export const FamilyDrawer = ({ family, like, onClose }: Props) => {
  const queries = useQueryClient();
  const shown = family ?? like;
  const found = useCall('autopart/findWhole', { family: shown ?? '' }, { enabled: shown !== undefined });
  // A list that somebody else changed is told in words: what is typed stays, and nothing is taken for seen.
  const isWhole = useRef(true);
  const whole = found.data?.data;
  const isRight = found.isFetchedAfterMount && whole?.family === shown;
  if (shown !== undefined && !isRight) return null;
  const onSaved = () => {
    void queries.invalidateQueries();
    onClose();
  };
  const read = async () => {
    const answer = await call('autopart/findWhole', { family: family ?? '' });
    return isWhole.current && answer.ok ? valuesOf(answer.data) : undefined;
  };
  const initial = () => {
    if (!whole) return blank;
    return family === undefined ? copyOf(whole) : valuesOf(whole);
  };
  return (
    <EditDrawer
      key={shown}
      title={family ?? 'Nueva familia'}
      fields={familyEditFields}
      initial={initial()}
      saving={{
        add: (values) => call('autopart/add', { autopart: newFamily(values) }),
        ...(family !== undefined && {
          update: async (changes) => {
            const answer = await call('autopart/update', { family, ...familyEdits(changes) });
            isWhole.current = answer.ok || Object.keys(answer.fields).length > 0;
            return answer;
          },
          read,
        }),
      }}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
};
