import type { ServedSite } from '../environment.ts';

/** The site that a Host header asks for; undefined where several are served and none has that name. */
export const siteOfHost = (env: { served: readonly ServedSite[]; anyHost: boolean }) => {
  const byHost = new Map(env.served.map((served) => [new URL(served.origin).host, served]));
  return (host: string | undefined): ServedSite | undefined => {
    if (env.anyHost) return env.served[0];
    const name = (host ?? '').toLowerCase();
    return byHost.get(name) ?? byHost.get(name.replace(/:(80|443)$/, ''));
  };
};
