/** The services that count visits, with what each needs to know whose they are. `origin`: where its script and its counter stand. */
export type Analytics =
  | { kind: 'plausible'; origin: string; domain: string }
  | { kind: 'matomo'; origin: string; siteId: number }
  | { kind: 'ga4'; id: string };

/** The services of others that a site uses: the id of its chat's window, and who counts visits. */
export type ThirdParties = { chat: string | null; analytics: Analytics | null };

/** Sources outside the site that a page may load, by directive of its policy. */
type Outside = Partial<Record<'script' | 'connect' | 'img' | 'frame' | 'style' | 'font', readonly string[]>>;

const tawk = 'https://*.tawk.to';
const ofChat: Outside = {
  script: ['https://embed.tawk.to', 'https://cdn.jsdelivr.net'],
  connect: [tawk, 'wss://*.tawk.to'],
  img: [tawk, 'https://cdn.jsdelivr.net'],
  frame: [tawk],
  style: [tawk],
  font: [tawk],
};

const ofAnalytics = (analytics: Analytics): Outside => {
  if (analytics.kind === 'ga4') {
    // As Google's own guide to this policy has them, for a counter without Google Signals.
    const scripts = ['https://*.googletagmanager.com'];
    const pictures = [...scripts, 'https://*.google-analytics.com'];
    const counters = [...pictures, 'https://*.analytics.google.com', 'https://analytics.google.com'];
    return { script: scripts, connect: counters, img: pictures };
  }
  const { origin, kind } = analytics;
  return { script: [origin], connect: [origin], ...(kind === 'matomo' && { img: [origin] }) };
};

/** Sources that the chosen services need; empty where there are none. */
export const outsideOf = ({ chat, analytics }: ThirdParties): Outside => {
  const all = [...(chat === null ? [] : [ofChat]), ...(analytics ? [ofAnalytics(analytics)] : [])];
  const directives = ['script', 'connect', 'img', 'frame', 'style', 'font'] as const;
  return Object.fromEntries(
    directives.flatMap((name) => {
      const sources = [...new Set(all.flatMap((one) => one[name] ?? []))];
      return sources.length > 0 ? [[name, sources]] : [];
    }),
  );
};
