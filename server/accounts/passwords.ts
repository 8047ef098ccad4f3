import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default algorithm) with the memory and rounds that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Several ways in which keyboards write one text are one password. */
const composed = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost);

let nobodys: Promise<string> | undefined;

/**
 * Whether the password fits the stored hash, as it was typed where that is an old one. Without a stored hash the answer is false and takes the same work, so
 * that time does not tell which accounts exist.
 */
export const passwordFits = async (stored: string | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await (nobodys ??= hashPassword('nobody')));
  const one = composed(password);
  const fits = (await verify(against, one)) || (one !== password && (await verify(against, password)));
  return stored !== undefined && fits;
};
