import type { PaginationProps } from '@mantine/core';

const words = { first: 'Primera página', previous: 'Página anterior', next: 'Página siguiente', last: 'Última página' };

/** The names of a list's controls of pages, for `Pagination`. */
export const pagingWords: Pick<PaginationProps, 'getControlProps' | 'getItemProps'> = {
  getControlProps: (control) => ({ 'aria-label': words[control] }),
  getItemProps: (page) => ({ 'aria-label': `Página ${page}` }),
};

/** The same for a table. */
export const tablePaging = {
  paginationText: ({ from, to, totalRecords }: { from: number; to: number; totalRecords: number }) =>
    `${from}–${to} de ${totalRecords}`,
  getPaginationControlProps: (control: keyof typeof words) => ({ 'aria-label': words[control] }),
};
