import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command's options and files. Throws a sentence for the person where one is not known. */
export const readArguments = <const T extends NonNullable<ParseArgsConfig['options']>>(options: T) => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [, option] = /'(-[^ ']*)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new Error(`No entiendo ${option ? `la opción ${option}` : 'las opciones'}. Con --ayuda se ven las que hay.`);
  }
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
