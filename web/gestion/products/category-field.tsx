import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryFields } from '#contract/categories';
import { call } from '#web/data/call';
import { useSite } from '#web/data/site';
import type { OwnControl } from '#web/panel/edit/fields';
import { isUnread } from '#web/panel/edit/unread';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { NewNamed } from '#web/panel/new-named.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { sellsForSite, useStaff } from '#web/panel/staff';
import { useCategoryChoices } from '#web/panel/use-category-choices';

const isNew = 'nueva';
const newLabel = 'Nueva categoría…';

/** Chooses a category of the site, or makes one at its top and chooses it. */
export const CategoryField = ({ id, label, isRequired, value, error, onChange }: OwnControl) => {
  const { choices = [], tree } = useCategoryChoices();
  const queries = useQueryClient();
  const { rootCategory } = useSite().site;
  const offers = sellsForSite(useStaff()) ? [{ value: isNew, label: newLabel }] : [];
  const [typed, setTyped] = useState('');
  /** The choice of before, kept while a new category is made, so that none is stored by mistake. */
  const [before, setBefore] = useState<{ value: unknown }>();
  const [made, setMade] = useState<(typeof choices)[number]>();
  if (before)
    return (
      <NewNamed
        id={id}
        title="Nueva categoría"
        action="Crear la categoría"
        fields={[{ name: 'name', label: 'Nombre de la categoría', rule: categoryFields.name }]}
        first={{ name: typed }}
        refusal={error}
        add={({ name = '' }) => call('category/add', { parentId: rootCategory, category: { name } })}
        onAdded={({ id: added, name }) => {
          setMade({ value: added, label: name });
          setBefore(undefined);
          onChange(added);
          void queries.invalidateQueries({ queryKey: ['category/list'] });
        }}
        onCancel={() => {
          setBefore(undefined);
          onChange(before.value);
        }}
      />
    );
  const isListed = choices.some((one) => one.value === made?.value);
  return (
    <SearchSelect
      id={id}
      label={label}
      withAsterisk={isRequired}
      error={error}
      lost={lostAnswer(tree)}
      isSearching={tree.isPending}
      data={[...choices, ...(made && !isListed ? [made] : []), ...offers]}
      making={isNew}
      value={isUnread(value) ? value : typeof value === 'string' && value ? value : null}
      onSearchChange={(text) => text !== newLabel && setTyped(text)}
      onChange={(chosen) => {
        if (chosen === isNew) setBefore({ value });
        onChange(chosen === isNew ? null : chosen);
      }}
    />
  );
};
