import { readFile } from 'node:fs/promises';
import { Mistake } from '#server/commands/mistake';

/** A key shorter than this could be guessed. */
export const shortestSecret = 12;

/** The key of a backup: the text of a key file, without blanks around it, else the environment's. */
export const readSecret = async (file: string | undefined, ofEnvironment: string | undefined) => {
  if (file === undefined) return ofEnvironment;
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Mistake(`No se puede leer ${file}.`, { cause: error });
  });
  const secret = text.trim();
  if (secret.length < shortestSecret)
    throw new Mistake(`La clave de ${file} es muy corta: tiene que tener ${shortestSecret} caracteres o más.`);
  return secret;
};
