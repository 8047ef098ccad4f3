import { paths } from '#web/paths';

export type Step = { label: string; to: string };

/** The way from the home page to a thing. The first of `trail` is the root that holds everything, and no step. */
export const stepsTo = (
  thing: Step,
  trail: readonly { id: string; name: string }[],
  all: 'Productos' | 'Autopartes' = 'Productos',
): Step[] => [
  { label: 'Inicio', to: paths.home },
  { label: all, to: paths.products() },
  ...trail.slice(1).map((category) => ({ label: category.name, to: paths.products({ c: category.id }) })),
  thing,
];
