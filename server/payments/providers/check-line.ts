import { isLoopback } from '#server/http/is-loopback';
import type { CheckLine } from './provider.ts';

/** One check, which may ask the provider: what it throws is a line that failed. */
export const checkLine = async (
  what: string,
  ask: () => Promise<Omit<CheckLine, 'what'>> | Omit<CheckLine, 'what'>,
): Promise<CheckLine> => {
  try {
    return { what, ...(await ask()) };
  } catch (error) {
    return { what, ok: false, sentence: error instanceof Error ? error.message : String(error) };
  }
};

/** Addresses that the provider at `url` cannot reach: one on this machine reaches all of them. */
export const unreachable = (url: string, origins: readonly string[]): string[] =>
  isLoopback(url) ? [] : origins.filter((origin) => !origin.startsWith('https:') || isLoopback(origin));
