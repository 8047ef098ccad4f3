import { Button } from '@mantine/core';
import { useState } from 'react';
import type { KeptCategory } from '#contract/categories';
import { Dialog } from '#web/panel/dialog.tsx';
import { isUnread, type Unread } from '#web/panel/edit/unread';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { childrenOf, choicesFor, isWithin } from './tree-rows.ts';
import type { CategoryActions } from './use-categories.ts';

type Props = {
  all: readonly KeptCategory[];
  category: KeptCategory;
  actions: CategoryActions;
  onClose: () => void;
  /** Called with the category that it stands in then. */
  onDone: (into: string) => void;
};

const last = 'al final';

/** Puts a category into another one, or elsewhere among its brothers, by choosing. */
export const MoveDialog = ({ all, category, actions, onClose, onDone }: Props) => {
  const [parentId, setParentId] = useState<string | null | Unread>(category.parentId);
  const [nextId, setNextId] = useState<string | null | Unread>(last);
  const [isBusy, setIsBusy] = useState(false);
  const parent = typeof parentId === 'string' ? parentId : undefined;
  const brothers = childrenOf(all, parent ?? '').filter(({ id }) => id !== category.id);
  const move = async () => {
    if (parent === undefined || isUnread(nextId) || isBusy) return;
    setIsBusy(true);
    const answer = await actions.move(all, category, {
      parentId: parent,
      ...(nextId && nextId !== last && { nextId }),
    });
    setIsBusy(false);
    if (answer.ok) onDone(parent);
  };
  return (
    <Dialog
      title={`Mover «${category.name}»`}
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={isBusy} disabled={parent === undefined || isUnread(nextId)} onClick={() => void move()}>
            Mover
          </Button>
        </>
      }
    >
      <SearchSelect
        label="Dentro de"
        data-autofocus
        data={choicesFor(all, ({ id }) => !isWithin(id, category.id))}
        value={parentId}
        onChange={(chosen) => {
          setParentId(chosen);
          setNextId(last);
        }}
      />
      {brothers.length > 0 && (
        <SearchSelect
          label="Lugar"
          data={[
            { value: last, label: 'Al final' },
            ...brothers.map(({ id, name }) => ({ value: id, label: `Antes de ${name}`, name })),
          ]}
          value={nextId}
          onChange={setNextId}
        />
      )}
    </Dialog>
  );
};
