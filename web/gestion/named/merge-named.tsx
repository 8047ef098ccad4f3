import { List, Text } from '@mantine/core';
import type { NamedKind, NamedThing } from '#contract/named';
import { call } from '#web/data/call';
import { MergeDialog } from '#web/panel/merge-dialog.tsx';
import { useCall } from '#web/panel/use-call';
import { kindWords, namedPath, usesOf } from './kind-words.ts';

type Props = {
  kind: NamedKind;
  all: readonly NamedThing[];
  /** The one that goes. */
  thing: NamedThing;
  onClose: () => void;
  onDone: (done: string, path: string) => void;
};

/** Unites a brand, provider, tag or work branch with another one, after a look at the effect. */
export const MergeNamed = ({ kind, all, thing, onClose, onDone }: Props) => {
  const pairOf = (into = '0') => ({ kind, id: Number(into), otherId: thing.id });
  const useLook = (into: string | undefined) => {
    const found = useCall('named/previewMerge', pairOf(into), { enabled: into !== undefined });
    const look = into === undefined || found.isPlaceholderData ? undefined : found.data?.data;
    const shown = look && <Look kind={kind} own={look.own} other={look.other} />;
    return { look: look && { refusal: look.refusal, shown }, error: found.error?.message };
  };
  return (
    <MergeDialog
      title={`Unir «${thing.name}» con otro nombre`}
      label={kindWords[kind].stays}
      choices={all.filter(({ id }) => id !== thing.id).map(({ id, name }) => ({ value: String(id), label: name }))}
      useLook={useLook}
      merge={(into) => call('named/merge', pairOf(into))}
      onClose={onClose}
      onDone={(into) => {
        const name = all.find(({ id }) => String(id) === into)?.name ?? '';
        onDone(`«${thing.name}» ya es parte de «${name}»`, namedPath(kind, name));
      }}
    />
  );
};

const Look = ({ kind, own, other }: { kind: NamedKind; own: NamedThing; other: NamedThing }) => {
  const uses = usesOf(other);
  const isImported = kind === 'brand' || kind === 'provider';
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Queda «{own.name}» y «{other.name}» deja de estar.
        {isImported && ` Las planillas que digan «${other.name}» van a «${own.name}».`}
        {uses.length > 0 ? ' Pasan:' : ' No tiene nada que pasar.'}
      </Text>
      {uses.length > 0 && (
        <List size="sm" mt={4}>
          {uses.map((words) => (
            <List.Item key={words}>{words}</List.Item>
          ))}
        </List>
      )}
      <Text size="sm" mt="sm">
        No se puede deshacer.
      </Text>
    </>
  );
};
