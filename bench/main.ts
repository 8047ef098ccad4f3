import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { postgresTrouble, prepare } from './data/prepare.ts';
import { openCores, thisMachine } from './machine.ts';
import { help, type Options, readOptions } from './options.ts';
import { drawPlots } from './plots.ts';
import { plottedOf, reportText } from './report.ts';
import { type Run, readResults, writeResults } from './results.ts';
import { runShop } from './run.ts';

const measure = async (options: Options, notes: string[]): Promise<Run> => {
  const trouble = options.engines.includes('postgres') ? await postgresTrouble(options.server) : undefined;
  if (trouble) notes.push(`PostgreSQL was not measured: ${trouble}.`);
  const engines = options.engines.filter((engine) => engine !== 'postgres' || !trouble);
  const main = await build();
  const cores = openCores();
  if (!cores.apart) notes.push('One core, or no `taskset`: servers and load share what there is.');
  for (const note of notes) console.log(note);
  const run: Run = { machine: thisMachine(), apart: cores.apart, rounds: options.amount.rounds, outcomes: [] };
  for (const size of options.sizes) {
    for (const engine of engines) {
      console.log(`${engine}, ${size} products`);
      const data = await prepare(engine, size, options);
      run.outcomes.push(await runShop(data, { main, cores, options }));
    }
  }
  return run;
};

const bench = async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) return console.log(help);
  if (process.platform !== 'linux') throw new Error('The bench reads CPU times from /proc: it runs on Linux only.');
  const notes: string[] = [];
  const run = await measure(options, notes);
  const { output, growth } = options;
  const results = { ...(await readResults(output)), [growth ? 'growth' : 'table']: run };
  await writeResults(output, results);
  const plots = await drawPlots(output, plottedOf(results)?.outcomes ?? []);
  const file = join(output, 'performance.md');
  await writeFile(file, reportText(results, plots, notes));
  console.log(`Written: ${file}`);
};

try {
  await bench();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
