import { isLoopback } from '#server/http/is-loopback';
import { type CheckLine, ProviderError } from './provider.ts';

/** One check, which may ask the provider: what it throws is a line that failed. */
export const checkLine = async (
  what: string,
  ask: () => Promise<Omit<CheckLine, 'what'>> | Omit<CheckLine, 'what'>,
): Promise<CheckLine> => {
  try {
    return { what, ...(await ask()) };
  } catch (error) {
    return { what, ok: false, sentence: failureOf(error) };
  }
};

/** Why a provider refused or did not answer. An answer has a status: its question follows in brackets, as the log has it. */
const failureOf = (error: unknown) => {
  const detail = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ProviderError)) return detail;
  const hasStatus = /^\d/.test(error.why);
  if (error.isDown && !hasStatus)
    return 'no responde: fijate si esta máquina llega a internet, y probá en unos minutos';
  return `${reasonOf(error)} (${detail.replace(/^[^:]*: /, '')})`;
};

const reasonOf = ({ isDown, why }: ProviderError) => {
  if (isDown) return 'no está atendiendo: probá en unos minutos';
  return /^40[13]\b/.test(why) ? 'no acepta las claves' : 'lo rechaza';
};

/** Addresses that the provider at `url` cannot reach: one on this machine reaches all of them. */
export const unreachable = (url: string, origins: readonly string[]): string[] =>
  isLoopback(url) ? [] : origins.filter((origin) => !origin.startsWith('https:') || isLoopback(origin));
