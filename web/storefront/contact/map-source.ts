import type { SiteSettings } from '#sites/site';
import type { AllowedSources } from '#web/context';

/** Where the map comes from: Google where its key is set, else pictures of OpenStreetMap's kind; null without either. */
export type MapSource = { kind: 'google'; key: string } | { kind: 'tiles'; url: string } | null;

/** The map of a site, and what its page alone has to let in for it. */
export const mapOf = (settings: Pick<SiteSettings, 'googleMapsKey' | 'mapTiles'>) => {
  const { googleMapsKey: key, mapTiles: url } = settings;
  if (key) return { source: { kind: 'google', key } satisfies MapSource, allowed: google };
  if (url) return { source: { kind: 'tiles', url } satisfies MapSource, allowed: { img: [new URL(url).origin] } };
  return { source: null, allowed: {} };
};

// Raster maps take this part of what Google names for its maps; they write styles into the page.
const hosts = ['https://*.googleapis.com', 'https://*.gstatic.com'];
const google: AllowedSources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  img: [...hosts, 'https://*.google.com', 'https://*.googleusercontent.com'],
  connect: [...hosts, 'https://*.google.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
};
