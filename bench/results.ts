import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from './machine.ts';
import type { FamiliesOutcome, Outcome } from './run.ts';

/** When and where the shops of autoparts were measured, and what they came to. */
type Families = { machine: Machine; rounds: number; outcomes: FamiliesOutcome[] };

/** A run: where, when and how, and what its shops came to. `apart`: the load had a core of its own. */
export type Run = { machine: Machine; apart: boolean; rounds: number; outcomes: Outcome[]; families?: Families };

/** The last run of the table and the last of the plots; each may be older than the other. */
export type Results = { table?: Run; growth?: Run };

const fileIn = (output: string) => join(output, 'performance', 'results.json');

export const readResults = async (output: string): Promise<Results> => {
  try {
    return JSON.parse(await readFile(fileIn(output), 'utf8')) as Results;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return {};
    throw error;
  }
};

// Four digits are more than a measurement is worth.
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

export const writeResults = async (output: string, results: Results) => {
  await mkdir(join(output, 'performance'), { recursive: true });
  await writeFile(fileIn(output), `${JSON.stringify(results, rounded, 2)}\n`);
};
