import { data, redirect } from 'react-router';
import { grouped } from '#web/blocks/result-words.tsx';
import { breadcrumbFacts } from '#web/blocks/structured-data/json-ld';
import type { Call } from '#web/context';
import type { ChosenNames } from './chip-list.ts';
import { isIndexable } from './indexable.ts';
import { hrefOf, type ListChoice, valuesIn } from './list-query.ts';
import { listSteps } from './list-steps.ts';
import { kindWords, listTitle } from './list-title.ts';

// Only loaders use this, so none of it reaches the browser.

/** How a list is shown: so many on a page, at this public address; `facts` take where it stands. */
export type ListShown = { size: number; origin: string; facts: object[] };

/** The part of a list's call that its page decides. */
export const pageInput = ({ order, page }: ListChoice, size: number) => ({
  rowIndex: (page - 1) * size,
  rowsMax: size,
  orderBy: order,
});

/** Throws a redirect where a category is asked for by the place that it had before. */
export const readCategory = async (call: Call, choice: ListChoice): Promise<ChosenNames['category']> => {
  const { c, page } = choice;
  if (c === undefined) return null;
  const { data: category } = await call('category/find', { categoryId: c });
  // A number alone is read as it stands (decisions C8).
  const isPresent = category.id === c || (!c.includes('.') && category.id.endsWith(`.${c}`));
  if (!isPresent) throw redirect(hrefOf({ ...choice, c: category.id }, { page }));
  return category;
};

/** The names of brands that something is made by, joined as a title has them; null where one is not of them. */
export const readBrand = async (call: Call, chosen: string | undefined): Promise<string | null> => {
  if (chosen === undefined) return null;
  const { data: brands } = await call('brand/list', {});
  const names = valuesIn(chosen).map((one) => brands.find(({ id }) => String(id) === one)?.name);
  return names.includes(undefined) ? null : names.join(', ');
};

export const nowhere = () => data(null, { status: 404 });

/** Whether a loader ends because something is not there. */
export const isNowhere = (thrown: unknown): boolean =>
  (thrown as ReturnType<typeof nowhere> | null)?.init?.status === 404;

const offered = {
  products: 'productos con precio y stock',
  autoparts: 'autopartes con medidas, aplicaciones y stock',
};

/** Title and meta of a list; its breadcrumb is added to `facts`. A page beyond the last one redirects to the last. */
export const tellList = (
  kind: keyof typeof kindWords,
  choice: ListChoice,
  names: ChosenNames,
  { size, origin, facts }: ListShown,
  resultCount: number,
) => {
  const lastPage = Math.max(1, Math.ceil(resultCount / size));
  if (choice.page > lastPage) throw redirect(hrefOf(choice, { page: lastPage }));
  const title = listTitle(kind, choice, names);
  const path = hrefOf({ ...choice, order: 'REL' }, { page: choice.page });
  const steps = [...listSteps(kindWords[kind].list, names), { label: title, to: path }];
  facts.push(breadcrumbFacts(origin, steps));
  const meta = {
    title: choice.page > 1 ? `${title}, página ${choice.page}` : title,
    description: `${title}: ${grouped(resultCount)} ${offered[kind]}.`,
    // The order changes nothing of what there is; what people type is no page to be found.
    path,
    noindex: isIndexable(choice, resultCount) ? (false as const) : ('follow' as const),
  };
  return { title, meta };
};
