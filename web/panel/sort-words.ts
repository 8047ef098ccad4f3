const header = '.mantine-datatable-header-cell-sortable';
const words = {
  [`${header}-unsorted-icon`]: 'Sin ordenar',
  [`${header}-icon`]: 'Orden ascendente',
  [`${header}-icon-reversed`]: 'Orden descendente',
};

/** Names the arrows in a table's head, which its library does in English alone. A `ref` that each render makes anew keeps them so. */
export const nameArrows = (table: HTMLTableElement | null) => {
  for (const [arrow, word] of Object.entries(words))
    for (const shown of table?.querySelectorAll(arrow) ?? []) shown.setAttribute('aria-label', word);
};
