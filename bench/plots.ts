import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Line, type Plot, plotSvg } from './plot.ts';
import type { Outcome } from './run.ts';

const engineNames = { pglite: 'PGlite', postgres: 'PostgreSQL' };
const engines = ['pglite', 'postgres'] as const;

type Of = (outcome: Outcome) => number | undefined;

const lineOf = (outcomes: readonly Outcome[], name: string, engine: Outcome['engine'], of: Of): Line => ({
  name,
  points: outcomes
    .filter((outcome) => outcome.engine === engine)
    .toSorted((a, b) => a.size - b.size)
    .flatMap((outcome) => {
      const y = of(outcome);
      return y === undefined ? [] : [{ x: outcome.size, y }];
    }),
});

const byEngine = (outcomes: readonly Outcome[], title: string, unit: string, of: Of): Plot => ({
  title,
  unit,
  lines: engines.map((engine) => lineOf(outcomes, engineNames[engine], engine, of)),
});

const cpuOf = (outcomes: readonly Outcome[], engine: Outcome['engine']): Plot => {
  const names = [...new Set(outcomes.flatMap(({ rows }) => rows.map(({ name }) => name)))];
  const ms = (name: string) => (outcome: Outcome) => {
    const row = outcome.rows.find((one) => one.name === name);
    return row && row.cpu.shop.median * 1e3;
  };
  return {
    title: `CPU for each answer, ${engineNames[engine]}`,
    unit: 'ms',
    lines: names.map((name) => lineOf(outcomes, name, engine, ms(name))),
  };
};

/** The plots by their file's name; lines without points are left out. */
const plotsOf = (outcomes: readonly Outcome[]): Record<string, Plot> => {
  const visible: Plot = {
    title: 'From a write to the first search that shows it',
    unit: 'ms',
    lines: [
      lineOf(outcomes, 'PGlite', 'pglite', ({ visible: { own } }) => own.median * 1e3),
      lineOf(outcomes, 'PostgreSQL', 'postgres', ({ visible: { own } }) => own.median * 1e3),
      lineOf(
        outcomes,
        'PostgreSQL, another process',
        'postgres',
        ({ visible: { other } }) => other && other.median * 1e3,
      ),
    ],
  };
  return {
    'cpu-pglite.svg': cpuOf(outcomes, 'pglite'),
    'cpu-postgres.svg': cpuOf(outcomes, 'postgres'),
    'memory.svg': byEngine(outcomes, 'Memory of the process after the load', 'MB', ({ memory }) => memory.loaded),
    'start.svg': byEngine(outcomes, 'From start to ready', 's', ({ startSeconds }) => startSeconds),
    'visible.svg': visible,
  };
};

/** Draws the plots into `<output>/performance/`; the names of their files. */
export const drawPlots = async (output: string, outcomes: readonly Outcome[]): Promise<string[]> => {
  const folder = join(output, 'performance');
  await mkdir(folder, { recursive: true });
  const drawn: string[] = [];
  for (const [file, plot] of Object.entries(plotsOf(outcomes))) {
    const lines = plot.lines.filter(({ points }) => points.length > 0);
    if (lines.length === 0) continue;
    await writeFile(join(folder, file), plotSvg({ ...plot, lines }));
    drawn.push(file);
  }
  return drawn;
};
