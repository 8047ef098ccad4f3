import { Alert, List, Text } from '@mantine/core';
import type { CategoryMergeLook, KeptCategory } from '#contract/categories';
import { counted } from '#contract/plain/counted-text';
import { MergeDialog } from '#web/panel/merge-dialog.tsx';
import { useCall } from '#web/panel/use-call';
import { choicesFor, isWithin } from './tree-rows.ts';
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

/** Unites a category with another one, after a look at the effect. */
export const MergeCategory = ({ all, category, actions, ...on }: Props) => {
  const pairOf = (into = '0') => ({ categoryId: into, otherId: category.id });
  const useLook = (into: string | undefined) => {
    const found = useCall('category/previewMerge', pairOf(into), { enabled: into !== undefined });
    const look = into === undefined || found.isPlaceholderData ? undefined : found.data?.data;
    return { look: look && { refusal: look.refusal, shown: <Look look={look} /> }, error: found.error?.message };
  };
  return (
    <MergeDialog
      title={`Unir «${category.name}» con otra`}
      label="La que queda"
      choices={choicesFor(all, ({ id }) => !isWithin(id, category.id))}
      useLook={useLook}
      merge={(into) => {
        const name = all.find(({ id }) => id === into)?.name ?? '';
        return actions.merge(pairOf(into), `«${category.name}» ya es parte de «${name}»`);
      }}
      {...on}
    />
  );
};

const Look = ({
  look: { name, otherName, products, subcategories, companies, sameNames },
}: {
  look: CategoryMergeLook;
}) => (
  <>
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      Queda «{name}». «{otherName}» deja de estar, y sus direcciones llevan a «{name}». Pasan a ella:
    </Text>
    <List size="sm" mt={4}>
      <List.Item>{counted(products, 'producto', 'productos')}</List.Item>
      <List.Item>{counted(subcategories, 'subcategoría', 'subcategorías')} con lo que tienen</List.Item>
      {companies > 0 && <List.Item>{counted(companies, 'empresa', 'empresas')}</List.Item>}
    </List>
    {sameNames.length > 0 && (
      <Alert color="yellow" mt="sm">
        Va a haber dos que se llaman igual: {sameNames.join(', ')}. Después las podés unir.
      </Alert>
    )}
    <Text size="sm" mt="sm">
      No se puede deshacer.
    </Text>
  </>
);
