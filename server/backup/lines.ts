import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup's content is lines of JSON, which come in batches. An array is a row, its columns as texts; a text is a piece of a
 * file; an object begins or ends what they belong to (`Section`).
 */
export type Lines = AsyncIterable<readonly string[]>;

const digest = { sha256: z.string() };
const counted = z.object({ rows: z.number(), ...digest });
const measured = z.object({ size: z.number(), ...digest });

/** How many rows a table has, and the SHA-256 of their lines. */
export type TableDigest = z.infer<typeof counted>;
/** How many bytes a file has, and their SHA-256. */
export type FileDigest = z.infer<typeof measured>;

const section = z.union([
  /** The first: when it was made, and the names and hashes of the migrations that its tables have had. */
  z.object({ made: z.string(), migrations: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  counted,
  /** The next value of each identity: table, column, value. */
  z.object({ identities: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
  /** Its path below DATA_DIR. */
  z.object({ file: z.string() }),
  measured,
  /** The last: of all lines before it. */
  z.object({ end: z.string() }),
]);
export type Section = z.infer<typeof section>;

export const sectionLine = (given: Section): string => JSON.stringify(given);
export const readSection = (line: string): Section => section.parse(JSON.parse(line));

/** The digest of lines, each with its end. */
export const addLines = (hash: Hash, lines: readonly string[]): void => {
  if (lines.length > 0) hash.update(`${lines.join('\n')}\n`);
};

export const newHash = (): Hash => createHash('sha256');
