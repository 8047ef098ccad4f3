import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { pageMeta } from '#web/data/page-meta';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { Question } from '#web/panel/question.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/categories-page.ts';
import { CategoryTree, type Done } from './category-tree.tsx';
import { DetailsDrawer } from './details-drawer.tsx';
import { MergeCategory } from './merge-category.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useCategoryActions } from './use-categories.ts';
import { useOpenRows } from './use-open-rows.ts';

const title = 'Categorías';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The categories of the site: made, named, ordered, moved, united. */
const CategoriesPage = () => {
  const list = useCall('category/listWhole', {});
  const actions = useCategoryActions();
  const [done, setDone] = useState<Done>();
  const all = list.data?.data ?? [];
  const openRows = useOpenRows(all);
  const root = all.find(({ parentId }) => parentId === null);
  const about = all.find(({ id }) => id === done?.id);
  const add = () => root && setDone({ doing: 'add', id: root.id });
  const end = () => setDone(undefined);
  useShortcuts([{ keys: 'n', does: 'Agregar una categoría', run: add }]);
  const remove = async () => {
    if (!about) return;
    const answer = await actions.remove(about);
    if (!answer.ok) return answer.error;
    tell({ text: `Quitada: ${about.name}` });
    end();
    return actions.refresh();
  };
  const dialog = {
    all,
    actions,
    onClose: end,
    onDone: (into: string) => {
      openRows.setOpen(into, true);
      end();
    },
  };
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Button onClick={add} disabled={!root}>
          Nueva categoría
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        Arrastrá una para ordenarla o ponerla dentro de otra, o usá «Mover a…» de su menú. El nombre se cambia
        tocándolo.
      </Text>
      <ErrorAlert text={list.error?.message} />
      {all.length === 1 && done?.doing !== 'add' && done?.doing !== 'rename' ? (
        <EmptyList
          title="Todavía no hay categorías"
          about="Con ellas la gente encuentra los productos: van en el menú de la tienda y en los filtros de las listas."
        >
          <Button variant="light" onClick={add}>
            Agregar la primera
          </Button>
        </EmptyList>
      ) : (
        all.length > 0 && (
          <Paper withBorder p={{ base: 'xs', sm: 'md' }}>
            <CategoryTree all={all} actions={actions} openRows={openRows} done={done} onDo={setDone} />
          </Paper>
        )
      )}
      {about && done?.doing === 'move' && <MoveDialog key={about.id} {...dialog} category={about} />}
      {about && done?.doing === 'merge' && <MergeCategory key={about.id} {...dialog} category={about} />}
      {about && done?.doing === 'details' && (
        <DetailsDrawer
          key={about.id}
          category={about}
          onClose={end}
          onSaved={(text, undo) => {
            actions.notify(text, undo);
            end();
            void actions.refresh();
          }}
        />
      )}
      <Question
        asked={
          about && done?.doing === 'remove'
            ? { title: `¿Quitar «${about.name}»?`, text: 'Solo se quita si no tiene productos ni subcategorías.' }
            : undefined
        }
        isLoss
        action="Quitar"
        onBack={end}
        onYes={remove}
      />
    </Stack>
  );
};
export default CategoriesPage;
