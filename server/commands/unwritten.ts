import { Mistake } from './mistake.ts';

/** Why a file cannot be written, by what the system says. */
const unwritable = new Map([
  ...['ENOENT', 'ENOTDIR'].map((code) => [code, 'no existe esa carpeta'] as const),
  ...['EACCES', 'EPERM', 'EROFS'].map((code) => [code, 'no hay permiso para escribir ahí'] as const),
  ...['EISDIR', 'EEXIST', 'ENOTEMPTY'].map((code) => [code, 'es una carpeta'] as const),
  ...['ENOSPC', 'EDQUOT'].map((code) => [code, 'no queda lugar en el disco'] as const),
]);

/** The error of a file that could not be written: a sentence if the system said why, else its own error. */
export const unwritten = (path: string, error: unknown): unknown => {
  const reason = unwritable.get((error as NodeJS.ErrnoException).code ?? '');
  return reason ? new Mistake(`No se puede guardar ${path}: ${reason}.`, { cause: error }) : error;
};
