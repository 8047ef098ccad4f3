import type { PaginationProps } from '@mantine/core';

const words = { first: 'Primera página', previous: 'Página anterior', next: 'Página siguiente', last: 'Última página' };

/** Labels of a list's page controls, for `Pagination`. */
export const pagingWords: Pick<PaginationProps, 'getControlProps' | 'getItemProps'> = {
  getControlProps: (control) => ({ 'aria-label': words[control] }),
  getItemProps: (page) => ({ 'aria-label': `Página ${page}` }),
};
