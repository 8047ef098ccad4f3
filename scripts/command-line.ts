import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command's options and files. Throws a sentence for the person where one is not known, or npm took one for its own. */
export const readArguments = <const T extends NonNullable<ParseArgsConfig['options']>>(options: T) => {
  refuseTakenByNpm(Object.keys(options));
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [, option] = /'(-[^ ']*)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new Error(`No entiendo ${option ? `la opción ${option}` : 'las opciones'}. Con --ayuda se ven las que hay.`);
  }
};

/** `npm run import x.csv --probar` gives the option to npm: the command would run without it. */
const refuseTakenByNpm = (options: readonly string[]) => {
  const taken = options.filter((option) => process.env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined);
  // It takes `-5` for an option of its own.
  const numbers = Object.keys(process.env).flatMap((name) => /^npm_config_(\d[\d_.]*)$/.exec(name)?.[1] ?? []);
  if (taken.length + numbers.length === 0) return;
  const named = [...taken.map((option) => `--${option}`), ...numbers.map((number) => `-${number}`)].join(' ');
  const command = process.env.npm_lifecycle_event ?? 'import';
  throw new Error(
    `npm se quedó con ${named}: no se hizo nada. Poné «--» antes de las opciones: npm run ${command} -- … ${named}`,
  );
};

/** npm runs commands in the project's folder: paths are meant from where the person stands. */
export const fromThere = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Runs a command and ends with the code it answers; what it throws is told, with code 1. */
export const runToEnd = async (run: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
