import type { Product } from '#contract/catalogue';
import { paths } from '#web/paths';

export type Step = { label: string; to: string };

/** The way from the home page to a product. The first of `trail` is the root that holds everything, and no step. */
export const stepsTo = ({ code, name }: Product, trail: readonly { id: string; name: string }[]): Step[] => [
  { label: 'Inicio', to: paths.home },
  { label: 'Productos', to: paths.products() },
  ...trail.slice(1).map((category) => ({ label: category.name, to: paths.products({ c: category.id }) })),
  { label: name, to: paths.product(code) },
];
