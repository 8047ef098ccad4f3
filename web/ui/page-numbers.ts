/** Which pages a pagination shows (C9): the first, the current one with two on each side, the second-to-last and the last. */
export const pageNumbers = (current: number, last: number): number[] => {
  const wanted = [1, current - 2, current - 1, current, current + 1, current + 2, last - 1, last];
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
};
