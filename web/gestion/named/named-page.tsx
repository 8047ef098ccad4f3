import { Anchor, Group, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type NamedKind, type NamedThing, namedKinds } from '#contract/named';
import { isBrandLogo } from '#contract/plain/brand-logos';
import { holds } from '#contract/plain/folded-text';
import { call } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { DataTable } from '#web/panel/data-table.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { Thumbnail } from '#web/panel/pictures/thumbnail.tsx';
import { Question } from '#web/panel/question.tsx';
import { TextSearch } from '#web/panel/search-input.tsx';
import { useTakeBack } from '#web/panel/take-back';
import { ThingList, useListDialog } from '#web/panel/thing-list.tsx';
import { tell } from '#web/panel/toast.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/named-page.ts';
import { kindWords, usesOf } from './kind-words.ts';
import { MergeNamed } from './merge-named.tsx';
import { NamedDrawer } from './named-drawer.tsx';
import { type Doing, RowMenu } from './row-menu.tsx';

const rows = 20;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: kindWords.brand.title, noindex: true });

/** Brands, providers, tags and work branches: made, named, united, taken away. */
const NamedPage = () => {
  const { address, change, page } = useAddress();
  const kind = namedKinds.find((one) => kindWords[one].key === address.get('de')) ?? 'brand';
  const words = kindWords[kind];
  const text = address.get('t') ?? '';
  const found = useCall('named/list', { kind });
  const queries = useQueryClient();
  const takeBack = useTakeBack();
  const dialog = useListDialog();
  const [done, setDone] = useState<{ doing: Doing; id: number }>();
  const all = found.data && !found.isPlaceholderData ? found.data.data : [];
  const wanted = all.filter(({ name }) => holds(name, text.trim()));
  const shown = wanted.slice((page - 1) * rows, page * rows);
  const list = { ...found, data: found.data && { data: shown, resultCount: wanted.length } };
  const edited = all.find(({ id }) => String(id) === dialog.edited);
  const about = all.find(({ id }) => id === done?.id);
  const end = () => setDone(undefined);
  const settle = (sentence: string, to?: string) => {
    tell({ text: sentence, to });
    end();
    void queries.invalidateQueries();
  };
  const act = (thing: NamedThing) => (doing: Doing) =>
    doing === 'edit' ? dialog.edit(thing.id) : setDone({ doing, id: thing.id });
  const remove = async () => {
    if (!about) return;
    const answer = await call('named/remove', { kind, id: about.id });
    if (!answer.ok) return answer.error;
    settle(`Quitado: ${about.name}`);
  };
  return (
    <ThingList
      words={{ title: words.title, add: words.add, does: words.add }}
      list={list}
      filters={
        <Group align="end">
          <SegmentedControl
            aria-label="Qué lista"
            value={kind}
            data={namedKinds.map((value) => ({ value, label: kindWords[value].title }))}
            onChange={(next) =>
              change({ de: next === 'brand' ? undefined : kindWords[next as NamedKind].key, t: undefined })
            }
          />
          <TextSearch placeholder="Nombre" />
        </Group>
      }
      empty={text === '' && { title: words.first, about: words.about, add: words.add }}
      drawer={
        (edited || dialog.isNew) && (
          <NamedDrawer
            key={dialog.edited}
            kind={kind}
            thing={edited}
            onClose={dialog.handlers.onClose}
            onSaved={(sentence, then) => {
              dialog.handlers.onClose();
              tell({ text: sentence, ...('undo' in then ? { undo: () => takeBack(then.undo) } : then) });
              void queries.invalidateQueries();
            }}
          />
        )
      }
    >
      <DataTable
        {...useListTable(list, rows)}
        idOf={({ id }) => id}
        columns={[
          {
            accessor: 'name',
            title: 'Nombre',
            render: (thing) => (
              <Group gap="sm" wrap="nowrap">
                <Logo thing={thing} />
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  ta="left"
                  style={{ overflowWrap: 'anywhere' }}
                  onClick={() => dialog.edit(thing.id)}
                >
                  {thing.name}
                </Anchor>
              </Group>
            ),
          },
          {
            accessor: 'products',
            title: 'Tiene',
            render: (thing) => <Text size="sm">{usesOf(thing).join(' · ') || 'Nada'}</Text>,
          },
          {
            accessor: 'actions',
            title: <VisuallyHidden>Acciones</VisuallyHidden>,
            textAlign: 'right',
            cellsClassName: 'panel-row-menu',
            render: (thing) => <RowMenu kind={kind} thing={thing} onDo={act(thing)} />,
          },
        ]}
      />
      {about && done?.doing === 'merge' && (
        <MergeNamed key={about.id} kind={kind} all={all} thing={about} onClose={end} onDone={settle} />
      )}
      <Question
        asked={
          about && done?.doing === 'remove'
            ? { title: `¿Quitar «${about.name}»?`, text: 'Solo se quita si nada lo usa.' }
            : undefined
        }
        isLoss
        action="Quitar"
        onBack={end}
        onYes={remove}
      />
    </ThingList>
  );
};
export default NamedPage;

const Logo = ({ thing: { logo } }: { thing: NamedThing }) => {
  if (!logo) return null;
  return isBrandLogo(logo) ? (
    <img src={`/${logo}`} alt="" style={{ width: 64, height: 22, objectFit: 'contain', objectPosition: 'left' }} />
  ) : (
    <Thumbnail image={logo} alt="" size={32} />
  );
};
