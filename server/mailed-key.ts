import { createHash, randomBytes } from 'node:crypto';

/** A key of 256 bits for the link of a mail. */
export const newMailedKey = () => randomBytes(32).toString('base64url');

/** The key as it is kept where whoever reads the database must not act by it. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest();
