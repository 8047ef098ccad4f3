import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { troubleOf, urlOn } from '#server/database/postgres-server';
import { build } from '../scripts/build.ts';
import { prepare, prepareFamilies } from './data/prepare.ts';
import { sectionOf, withSection } from './lighthouse-table.ts';
import { openCores, thisMachine } from './machine.ts';
import { help, type Options, readOptions } from './options.ts';
import { drawPlots } from './plots.ts';
import { overLimits, reportText } from './report.ts';
import { type Run, readResults, writeResults } from './results.ts';
import { runFamilies, runShop } from './run.ts';

/** Writes what is measured so far: a run that is cut short has not measured in vain. */
const write = async ({ output, growth }: Options, run: Run, notes: readonly string[]) => {
  const results = { ...(await readResults(output)), [growth ? 'growth' : 'table']: run };
  await writeResults(output, results);
  const plots = await drawPlots(output, results.growth?.outcomes ?? []);
  const report = join(output, 'performance.md');
  // The part that `npm run lighthouse` wrote there stays.
  const section = sectionOf(await readFile(report, 'utf8').catch(() => ''));
  const text = reportText(results, plots, notes);
  await writeFile(report, section === undefined ? text : withSection(text, section));
};

const measure = async (options: Options) => {
  const notes: string[] = [];
  const trouble = options.engines.includes('postgres') ? await troubleOf(urlOn(options.server, 'postgres')) : undefined;
  if (trouble) notes.push(`PostgreSQL was not measured: ${trouble}.`);
  const engines = options.engines.filter((engine) => engine !== 'postgres' || !trouble);
  const main = await build();
  const cores = openCores();
  if (!cores.apart) notes.push('One core, or no `taskset`: servers and load share what there is.');
  for (const note of notes) console.log(note);
  const now: Run = { machine: thisMachine(), apart: cores.apart, rounds: options.amount.rounds, outcomes: [] };
  // A run of the autoparts alone leaves the products' rows as they were measured before.
  const run = options.autoparts ? ((await readResults(options.output)).table ?? now) : now;
  for (const size of options.autoparts ? [] : options.sizes) {
    for (const engine of engines) {
      console.log(`${engine}, ${size} products`);
      const data = await prepare(engine, size, options);
      run.outcomes.push(await runShop(data, { main, cores, options }));
      await write(options, run, notes);
    }
  }
  if (options.growth) return run;
  run.families = { machine: now.machine, rounds: now.rounds, outcomes: [] };
  for (const engine of engines) {
    console.log(`${engine}, families of autoparts`);
    const data = await prepareFamilies(engine, options.families, options);
    run.families.outcomes.push(await runFamilies(data, { main, cores, options }));
    await write(options, run, notes);
  }
  return run;
};

const bench = async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) return console.log(help);
  if (process.platform !== 'linux') throw new Error('The bench reads CPU times from /proc: it runs on Linux only.');
  const over = overLimits(await measure(options));
  console.log(`Written: ${join(options.output, 'performance.md')}`);
  for (const row of over) console.log(`Over its limit: ${row}`);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  await bench();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
