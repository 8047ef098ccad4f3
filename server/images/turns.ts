/** Lets so many works run at once; the others wait for their turn, first come first served. */
export const openTurns = (atOnce: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return { take, waiting: () => waiting.length };
};
