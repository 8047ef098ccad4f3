import { Alert, Button, List, Text } from '@mantine/core';
import { useState } from 'react';
import type { CategoryMergeLook, KeptCategory } from '#contract/categories';
import { Dialog } from '#web/panel/dialog.tsx';
import type { Unread } from '#web/panel/edit/unread';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useCall } from '#web/panel/use-call';
import { choicesFor, isWithin, productsWords } from './tree-rows.ts';
import type { CategoryActions } from './use-categories.ts';

type Props = {
  all: readonly KeptCategory[];
  /** The one that goes. */
  category: KeptCategory;
  actions: CategoryActions;
  onClose: () => void;
  /** Called with the one that stays. */
  onDone: (into: string) => void;
};

/** Unites a category with another one, after a look at what that does. */
export const MergeDialog = ({ all, category, actions, onClose, onDone }: Props) => {
  const [chosen, setChosen] = useState<string | null | Unread>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const into = typeof chosen === 'string' ? chosen : undefined;
  const pair = { categoryId: into ?? '0', otherId: category.id };
  const found = useCall('category/previewMerge', pair, { enabled: into !== undefined });
  const look = into === undefined || found.isPlaceholderData ? undefined : found.data?.data;
  const merge = async () => {
    if (!look || isBusy) return;
    setIsBusy(true);
    setFailure('');
    const answer = await actions.merge(pair, `«${look.otherName}» ya es parte de «${look.name}»`);
    setIsBusy(false);
    if (answer.ok) return onDone(pair.categoryId);
    setFailure(answer.error);
  };
  return (
    <Dialog
      title={`Unir «${category.name}» con otra`}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={isBusy} disabled={!look || look.refusal !== null} onClick={() => void merge()}>
            Unir
          </Button>
        </>
      }
    >
      <SearchSelect
        label="La que queda"
        data-autofocus
        data={choicesFor(all, ({ id }) => !isWithin(id, category.id))}
        value={chosen}
        onChange={(to) => {
          setChosen(to);
          setFailure('');
        }}
      />
      {look && look.refusal === null && <Look look={look} />}
      <ErrorAlert text={failure || (look?.refusal ?? (into === undefined ? undefined : found.error?.message))} />
    </Dialog>
  );
};

const Look = ({
  look: { name, otherName, products, subcategories, companies, sameNames },
}: {
  look: CategoryMergeLook;
}) => (
  <div role="status">
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      Queda «{name}». «{otherName}» deja de estar, y sus direcciones llevan a «{name}». Pasan a ella:
    </Text>
    <List size="sm" mt={4}>
      <List.Item>{productsWords(products)}</List.Item>
      <List.Item>
        {subcategories === 1 ? '1 subcategoría' : `${subcategories} subcategorías`} con lo que tienen
      </List.Item>
      {companies > 0 && <List.Item>{companies === 1 ? '1 empresa' : `${companies} empresas`}</List.Item>}
    </List>
    {sameNames.length > 0 && (
      <Alert color="yellow" mt="sm">
        Va a haber dos que se llaman igual: {sameNames.join(', ')}. Después las podés unir.
      </Alert>
    )}
    <Text size="sm" mt="sm">
      No se puede deshacer.
    </Text>
  </div>
);
