import { resolve } from 'node:path';
import { askCommand } from '#server/commands/ask-command';
import { type Environment, readEnvironment } from '#server/environment';
import { loadEnvironmentFile } from './environment-file.ts';

/**
 * Has a command done by the shop that runs on the embedded database, else on the database itself: a PostgreSQL server,
 * or the folder while no shop has it open. Throws a sentence for the person where it is refused, or where no shop is there
 * and the command makes none. `signal` cancels.
 */
export const runCommand = async (
  command: string,
  input: unknown,
  onProgress: (progress: unknown) => void = () => {},
  signal: AbortSignal = new AbortController().signal,
): Promise<unknown> => {
  loadEnvironmentFile();
  const env = readEnvironment(process.env);
  const answer = env.DATABASE_URL ? null : await askCommand(resolve(env.DATA_DIR), command, input, onProgress, signal);
  if (answer && 'refusal' in answer) throw new Error(answer.refusal);
  if (answer) return answer.result;
  // The shop's code takes a second to load: a shop that runs answers without it.
  const { openLog } = await import('#server/log/log');
  const { shopCommands } = await import('#server/shop-commands');
  const { startShop } = await import('#server/start-shop');
  const create = makesShop(command, env);
  const steps = create ? { onProgress: (step: string) => console.error(step) } : {};
  const { shop, close } = await startShop(env, { log: openLog('error'), work: false, create, ...steps });
  try {
    return await shopCommands(shop, env)[command]?.(input, onProgress, signal);
  } finally {
    await close();
  }
};

/** An owner may begin with his administrator; on a server a demo comes by its command alone. */
const makesShop = (command: string, { DATABASE_URL: server }: Environment) =>
  command === 'admin' || (command === 'demo' && server !== undefined);
