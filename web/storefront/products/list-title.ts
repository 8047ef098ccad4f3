import { type ChosenNames, modelWords } from './chip-list.ts';
import type { ListChoice } from './list-query.ts';

/** The name of the list on a site of each kind. */
export const kindWords = {
  products: {
    list: 'Productos',
    all: 'Ver todos los productos',
    everything: 'Todos los productos',
  },
  autoparts: {
    list: 'Autopartes',
    all: 'Ver todas las autopartes',
    everything: 'Todas las autopartes',
  },
};

/** Heading of the list, which names its choices. */
export const listTitle = (kind: keyof typeof kindWords, { t, y }: ListChoice, names: ChosenNames) => {
  const { brand, partBrand, vehicleBrand, category, vehicle } = names;
  if (t) return `Resultados para «${t}»`;
  const { list, everything } = kindWords[kind];
  const what = [category?.name, partBrand ?? brand].filter(Boolean).join(' ');
  const into = vehicle ? modelWords(vehicle) : vehicleBrand;
  if (!into && !y) return what || everything;
  return `${what || list} para ${into ? [into, y].filter(Boolean).join(' ') : `vehículos de ${y}`}`;
};
