import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#web/data/call';
import { EditDrawer } from '#web/panel/edit/edit-drawer.tsx';
import type { Values } from '#web/panel/edit/fields';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { NotThere } from '#web/panel/not-there.tsx';
import { familyPath } from '#web/panel/panel-paths';
import { tell } from '#web/panel/toast.tsx';
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
  const added = useRef('');
  const shown = family ?? like;
  const found = useCall('autopart/findWhole', { family: shown ?? '' }, { enabled: shown !== undefined });
  const whole = found.data?.data;
  const isRight = found.isFetchedAfterMount && whole?.family === shown;
  if (found.error && !isRight) return <NotThere error={found.error} onClose={onClose} />;
  if (shown !== undefined && !isRight) return null;
  const onSaved = () => {
    void queries.invalidateQueries();
    const saved = family ?? added.current;
    tell({ text: `Guardado: ${saved}`, to: familyPath(saved) });
    onClose();
  };
  const read = async () => {
    const answer = await call('autopart/findWhole', { family: family ?? '' });
    return answer.ok ? valuesOf(answer.data) : undefined;
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
        add: async (values) => {
          const answer = await call('autopart/add', { autopart: newFamily(values) });
          if (answer.ok) added.current = answer.data.family;
          return answer;
        },
        ...(family !== undefined && {
          update: (changes) => call('autopart/update', { family, ...familyEdits(changes) }),
          read,
        }),
      }}
      onClose={onClose}
      onSaved={onSaved}
      below={family !== undefined && <ThingHistory entities={['autopart']} code={family} />}
    />
  );
};
