import { openProviders, type ProviderEnvironment } from '#server/payments/providers/open-providers';
import type { Providers } from '#server/payments/providers/provider';
import { openStandIns } from './demo.ts';
import type { Log } from './log/log.ts';

/** The providers of this process: those whose keys are set, and in a demo stand-ins for the others. */
export const openPayments = (env: ProviderEnvironment, log: Log, isDemo: () => boolean) => {
  const own = openProviders(env, log);
  let opened: { answer: (request: Request) => Promise<Response>; providers: Providers } | undefined;
  const demo = () => {
    if (opened) return opened;
    const { environment, answer } = openStandIns(env.served[0]?.origin ?? '');
    const fetch = (url: string, init: RequestInit) => answer(new Request(url, init));
    const standIns = openProviders({ ...environment, served: env.served }, log, { fetch });
    opened = { answer, providers: new Map([...standIns, ...own]) };
    return opened;
  };
  return {
    providers: (): Providers => (isDemo() ? demo().providers : own),
    /** Answers for the stand-ins' pages and calls, below /demo/pagos. */
    standIns: (request: Request): Promise<Response> => demo().answer(request),
  };
};
