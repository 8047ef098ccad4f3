const width = 24;
const number = new Intl.NumberFormat('es-UY');

/** `Escribiendo ██████░░░░ 61 % · 61.000 de 100.000`, or `Revisando · 61.000` where nobody knows of how many. */
export const barText = (title: string, done: number, total?: number): string => {
  if (total === undefined) return `${title} · ${number.format(done)}`;
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const full = Math.floor(share * width);
  const bar = '█'.repeat(full) + '░'.repeat(width - full);
  return `${title} ${bar} ${Math.floor(share * 100)} % · ${number.format(done)} de ${number.format(total)}`;
};

/** A line of the terminal that shows how far a command is; where the output goes elsewhere, a line for each step. */
export const progressBar = (titles: Readonly<Record<string, string>>) => {
  const { isTTY } = process.stderr;
  let last = '';
  const show = (progress: unknown) => {
    const { step, done, total } = progress as { step: string; done: number; total?: number };
    if (isTTY) process.stderr.write(`\r\u001b[K${barText(titles[step] ?? '', done, total)}`);
    else if (step !== last) process.stderr.write(`${titles[step]}…\n`);
    last = step;
  };
  return { show, clear: () => void (isTTY && process.stderr.write('\r\u001b[K')) };
};
