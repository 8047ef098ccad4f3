import { Box } from '@mantine/core';
import type { KeptCategory } from '#contract/categories';
import { CategoryRow } from './category-row.tsx';
import { NameForm } from './name-form.tsx';
import type { Doing } from './row-menu.tsx';
import { childrenOf, dropOf, numberOf, type Place, stepOf } from './tree-rows.ts';
import type { CategoryActions } from './use-categories.ts';
import type { OpenRows } from './use-open-rows.ts';
import { useTreeDrag } from './use-tree-drag.ts';

export type Done = { doing: Doing; id: string };

type Props = {
  all: readonly KeptCategory[];
  actions: CategoryActions;
  openRows: OpenRows;
  /** The action under way in a row. */
  done: Done | undefined;
  onDo: (done: Done | undefined) => void;
};

/** The categories of the site in each other, with what each can be told to do. */
export const CategoryTree = ({ all, actions, openRows: { isShut, setOpen }, done, onDo }: Props) => {
  const put = async (id: string, place: Place | undefined, control?: string) => {
    const category = all.find((one) => one.id === id);
    if (!category || !place) return;
    await actions.move(all, category, place);
    if (place.parentId !== category.parentId) setOpen(place.parentId, true);
    // The row that moved gave the focus up.
    if (control) requestAnimationFrame(() => document.getElementById(control)?.focus());
  };
  const drag = useTreeDrag((dragged, over) => void put(dragged, dropOf(all, dragged, over.id, over.isBefore)));
  const stepFor = (category: KeptCategory, by: -1 | 1, control: string) => {
    const place = stepOf(all, category, by);
    return place && (() => void put(category.id, place, `${control}-${numberOf(category.id)}`));
  };
  const rows = (category: KeptCategory) => {
    const below = childrenOf(all, category.id);
    const isRoot = category.parentId === null;
    const isNew = done?.doing === 'add' && done.id === category.id;
    const isOpen = isRoot || isNew || !isShut(category);
    return (
      <Box component="li" key={isRoot ? 'root' : numberOf(category.id)}>
        <CategoryRow
          category={category}
          drag={drag}
          isOpen={below.length > 0 && !isRoot ? isOpen : undefined}
          isNamed={done?.doing === 'rename' && done.id === category.id}
          onToggle={() => setOpen(category.id, !isOpen)}
          onDo={(doing) => onDo(doing && { doing, id: category.id })}
          onRename={(name) => actions.rename(category, name)}
          onUp={stepFor(category, -1, 'subir')}
          onDown={stepFor(category, 1, 'bajar')}
        />
        {isOpen && (below.length > 0 || isNew) && (
          <Box component="ul" p={0} m={0} pl={{ base: 14, sm: 28 }} style={{ listStyle: 'none' }}>
            {below.map(rows)}
            {isNew && (
              <Box component="li" py={4}>
                <NameForm
                  label={`Nueva en ${category.name}`}
                  save={(name) => {
                    setOpen(category.id, true);
                    return actions.add(category.id, name);
                  }}
                  onEnd={() => onDo(undefined)}
                />
              </Box>
            )}
          </Box>
        )}
      </Box>
    );
  };
  return (
    <Box component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Árbol de categorías">
      {all.filter(({ parentId }) => parentId === null).map(rows)}
    </Box>
  );
};
