import { type Ask, openAsk, textOf } from './ask-provider.ts';
import { ProviderError } from './provider.ts';
import type { PaypalKeys, ProviderOptions } from './provider-keys.ts';

// It is given up so long before its end, that no question comes too late.
const earlierMs = 60_000;

/** Asks PayPal with a token that it gives for the keys, and that lasts for hours; one that it takes no more is renewed once. */
export const openPaypalAsk = ({ keys, log, fetch, timeoutMs }: Omit<ProviderOptions<PaypalKeys>, 'origins'>): Ask => {
  const ask = openAsk({ name: 'PayPal', url: keys.url, fetch, timeoutMs, log });
  let held: { token: Promise<string>; until: number } | undefined;

  const newToken = async (own: { until: number }) => {
    const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
    const { body } = await ask({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    const token = textOf(body.access_token);
    if (!token) throw new ProviderError('PayPal answered no token.');
    own.until = Date.now() + Number(body.expires_in ?? 0) * 1000 - earlierMs;
    return token;
  };
  /** All who ask at once wait for the same one. */
  const tokenNow = () => {
    if (held && Date.now() < held.until) return held;
    const own = { until: Number.POSITIVE_INFINITY };
    const next = Object.assign(own, { token: newToken(own) });
    held = next;
    next.token.catch(() => {
      if (held === next) held = undefined;
    });
    return next;
  };

  return async (question) => {
    const withToken = async (token: string, expects: readonly number[] = []) =>
      ask({
        ...question,
        headers: { authorization: `Bearer ${token}`, ...question.headers },
        expects: [...(question.expects ?? []), ...expects],
      });
    const used = tokenNow();
    const answer = await withToken(await used.token, [401]);
    if (answer.status !== 401) return answer;
    if (held === used) held = undefined;
    return withToken(await tokenNow().token);
  };
};
