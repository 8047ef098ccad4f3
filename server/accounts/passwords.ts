import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default algorithm) with the memory and rounds that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobodys: Promise<string> | undefined;

/**
 * Whether the password fits the stored hash. Without a stored hash the answer is false and takes the same work, so
 * that time does not tell which accounts exist.
 */
export const passwordFits = async (stored: string | undefined, password: string): Promise<boolean> => {
  const fits = await verify(stored ?? (await (nobodys ??= hashPassword('nobody'))), password);
  return stored !== undefined && fits;
};
