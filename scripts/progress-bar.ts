const width = 24;
const shortest = 4;
const number = new Intl.NumberFormat('es-UY');

/**
 * `Escribiendo ██████░░░░ 61 % · 61.000 de 100.000`, or `Revisando · 61.000` where nobody knows of how many. Always shorter
 * than the terminal's line, for what goes over it cannot be taken back: first the bar gives way, then the numbers.
 */
export const barText = (title: string, done: number, total?: number, columns = 80): string => {
  const most = columns - 1;
  if (total === undefined) return `${title} · ${number.format(done)}`.slice(0, most);
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const percent = `${Math.floor(share * 100)} %`;
  const units = `${percent} · ${number.format(done)} de ${number.format(total)}`;
  const room = Math.min(width, most - `${title}  ${units}`.length);
  const full = Math.floor(share * room);
  const bar = room >= shortest ? `${'█'.repeat(full)}${'░'.repeat(room - full)} ` : '';
  const text = `${title} ${bar}${units}`;
  return text.length <= most ? text : `${title} ${percent}`.slice(0, most);
};

/** A line of the terminal that shows how far a command is; where the output goes elsewhere, a line for each step. */
export const progressBar = (titles: Readonly<Record<string, string>>) => {
  const { isTTY } = process.stderr;
  let last = '';
  const show = (progress: unknown) => {
    const { step, done, total } = progress as { step: string; done: number; total?: number };
    if (isTTY)
      process.stderr.write(
        `\r\u001b[K${barText(titles[step] ?? '', done, total, process.stderr.columns || undefined)}`,
      );
    else if (step !== last) process.stderr.write(`${titles[step]}…\n`);
    last = step;
  };
  return { show, clear: () => void (isTTY && process.stderr.write('\r\u001b[K')) };
};
