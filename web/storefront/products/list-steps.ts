import { paths } from '#web/paths';
import type { ChosenNames } from './chip-list.ts';

/** The way from the home page to above a list; `list` is what the site calls its catalogue. */
export const listSteps = (list: string, { category }: Pick<ChosenNames, 'category'>) => [
  { label: 'Inicio', to: paths.home },
  { label: list, to: paths.products() },
  ...(category?.trail.slice(1, -1).map(({ id, name }) => ({ label: name, to: paths.products({ c: id }) })) ?? []),
];
