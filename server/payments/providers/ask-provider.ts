import type { Log } from '#server/log/log';
import { ProviderError } from './provider.ts';

/** An answer's JSON, of which nothing is known yet. */
export type Facts = Record<string, unknown>;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Question = {
  method?: 'GET' | 'POST';
  /** Below the provider's address, with its query. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  /** Statuses that are an answer to this question rather than a refusal; every 2xx is one. */
  expects?: readonly number[];
};

export type Ask = (question: Question) => Promise<{ status: number; body: Facts }>;

type Provider = { name: string; url: string; fetch?: Fetch | undefined; timeoutMs?: number | undefined; log: Log };

type Failed = { isFinal?: boolean; isDown?: boolean; cause?: unknown };

// A later try may get another answer.
const passing = [408, 409, 423, 425, 429];
const longestMs = 10_000;

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const factsOf = (value: unknown): Facts => (isFacts(value) ? value : {});
export const listOf = (value: unknown): Facts[] => (Array.isArray(value) ? value.filter(isFacts) : []);
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

// A provider's refusal may repeat what it was sent: words without digits are no key.
const word = (value: unknown) => (typeof value === 'string' && /^[A-Za-z_ .]{1,60}$/.test(value) ? [value] : []);

/** The provider's words for a refusal: its name and, of PayPal, the issues. */
export const issuesOf = (body: Facts): string[] => [
  ...word(body.name ?? body.error ?? body.code),
  ...listOf(body.details).flatMap(({ issue }) => word(issue)),
];

/**
 * Asks a provider by HTTP, at most 10 s. Throws `ProviderError`, with a message and a line in the log that hold no header,
 * query or body: final where the provider refused, not where it may answer another time.
 */
export const openAsk = ({ name, url, fetch = globalThis.fetch, timeoutMs = longestMs, log }: Provider): Ask => {
  return async ({ method = 'GET', path, headers = {}, body, expects = [] }) => {
    const [address = ''] = path.split('?');
    const fail = (why: string, { isFinal = false, isDown = false, cause }: Failed): never => {
      log.warn('provider.failed', { provider: name, method, path: address, why, isFinal });
      throw new ProviderError(`${name}: ${method} ${address}: ${why}`, { isFinal, isDown, why, cause });
    };
    const init: RequestInit = {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    };
    let status = 0;
    let text = '';
    try {
      const response = await fetch(`${url}${path}`, init);
      status = response.status;
      text = await response.text();
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return fail(isLate ? `no answer in ${timeoutMs} ms` : 'no connection', { isDown: true, cause: error });
    }
    const answer = parse(text);
    if (expects.includes(status) || (status >= 200 && status < 300 && answer)) return { status, body: answer ?? {} };
    const issues = issuesOf(answer ?? {});
    const isFinal = status >= 400 && status < 500 && !passing.includes(status);
    return fail([status, ...issues].join(' '), { isFinal, isDown: status >= 500 || status === 429 });
  };
};

const parse = (text: string): Facts | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isFacts(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
