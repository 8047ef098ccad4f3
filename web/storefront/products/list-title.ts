import type { ListChoice } from './list-query.ts';

type ChosenNames = {
  brand: string | null;
  category: { name: string; trail: readonly { id: string; name: string }[] } | null;
};

/** What the list shows, as its heading says it. */
export const listTitle = ({ t }: ListChoice, { brand, category }: ChosenNames) => {
  if (t) return `Resultados para “${t}”`;
  if (category && brand) return `${category.name} ${brand}`;
  return category?.name ?? brand ?? 'Todos los productos';
};
