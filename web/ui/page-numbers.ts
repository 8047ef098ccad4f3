/** Which pages a pagination shows (C9): the first, the current one with two on each side, the second-to-last and the last. */
export const pageNumbers = (current: number, last: number): number[] => {
  const wanted = [1, current - 2, current - 1, current, current + 1, current + 2, last - 1, last];
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
};

const farthest = 999_999_999;

/** The page that an address asks for (`pag`), from 1; the first where it says none. One that is too far stays so. */
export const readPage = (query: URLSearchParams): number => {
  const text = query.get('pag') ?? '';
  return /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), farthest) : 1;
};
