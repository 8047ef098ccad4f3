import { parseArgs } from 'node:util';
import type { Engine } from './data/prepare.ts';
import type { Amount } from './rows/row.ts';

export type Options = {
  /** The table's sizes, or with `growth` those of the plots. */
  sizes: number[];
  growth: boolean;
  /** Only the shop of autoparts. */
  autoparts: boolean;
  /** How many families that shop has. */
  families: number;
  engines: Engine[];
  amount: Amount;
  /** Where filled databases are kept from run to run. */
  folder: string;
  /** Where the result goes. */
  output: string;
  /** A PostgreSQL server on which databases may be made, and how their names begin. */
  server: string;
  name: string;
  /** The first port; undefined: any that are free. */
  port: number | undefined;
};

export const help = `npm run bench                                        the table, at 20,000 and 100,000 products
npm run bench -- --sizes 20000,100000,300000,1000000  the plots: what grows with the catalogue
npm run bench -- --autoparts                          only the shop of autoparts, 20,000 families
npm run bench -- --quick                              a few hundred products, to see that it runs; writes no docs

  --engines pglite,postgres   only one of them
  --server postgres://…       where databases may be made (postgres://postgres@127.0.0.1:5432/postgres)
  --name bench                how their names begin; they stay for the next run, like --folder bench-data
  --output docs               where the result goes
  --port 4350                 the first port of the servers (any that are free)`;

const engines: readonly Engine[] = ['pglite', 'postgres'];
const whole: Amount = { rounds: 5, questions: 400, slow: 300, bare: 2000, warm: 2000 };
const quick: Amount = { rounds: 2, questions: 20, slow: 10, bare: 100, warm: 40 };
const quickSize = 600;

const numbers = (list: string) => {
  const read = list.split(',').map(Number);
  if (read.some((size) => !Number.isInteger(size) || size < quickSize)) {
    throw new Error(`--sizes ${list}: whole numbers from ${quickSize} on, with commas between.`);
  }
  return read;
};

const named = (list: string) =>
  list.split(',').map((name) => {
    const engine = engines.find((one) => one === name);
    if (!engine) throw new Error(`--engines ${list}: ${engines.join(', ')}.`);
    return engine;
  });

/** Reads the command's arguments; undefined where they ask for help. Throws a sentence where they are wrong. */
export const readOptions = (args: readonly string[]): Options | undefined => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: text,
      engines: text,
      folder: text,
      output: text,
      server: text,
      name: text,
      port: text,
      quick: { type: 'boolean' },
      autoparts: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const folder = values.folder ?? 'bench-data';
  const sizes = values.quick ? [quickSize] : [20_000, 100_000];
  return {
    sizes: values.sizes ? numbers(values.sizes) : sizes,
    growth: values.sizes !== undefined,
    autoparts: values.autoparts === true,
    families: values.quick ? quickSize : 20_000,
    engines: values.engines ? named(values.engines) : [...engines],
    amount: values.quick ? quick : whole,
    folder,
    output: values.output ?? (values.quick ? `${folder}/quick` : 'docs'),
    server: values.server ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    name: values.name ?? 'bench',
    port: values.port === undefined ? undefined : Number(values.port),
  };
};
