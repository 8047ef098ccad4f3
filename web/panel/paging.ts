import type { PaginationProps } from '@mantine/core';

const words = { first: 'Primera página', previous: 'Página anterior', next: 'Página siguiente', last: 'Última página' };

const ofPage = (page: number) => ({ 'aria-label': `Página ${page}` });

/** Labels of a list's page controls, for `Pagination`. */
export const pagingWords: Pick<PaginationProps, 'getControlProps' | 'getItemProps'> = {
  getControlProps: (control) => ({ 'aria-label': words[control] }),
  getItemProps: ofPage,
};

/** The same for a table. */
export const tablePaging = {
  paginationText: ({ from, to, totalRecords }: { from: number; to: number; totalRecords: number }) =>
    `${from}–${to} de ${totalRecords}`,
  getPaginationControlProps: (control: keyof typeof words) => ({ 'aria-label': words[control] }),
  getPaginationItemProps: ofPage,
};
