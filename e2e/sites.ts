import type { SiteId } from '../sites/site.ts';

/** Where each site of the journeys' shop stands; other names of this machine than these are not served. */
export const hosts: Record<SiteId, string> = {
  RTC: 'localhost',
  NAM: '127.0.0.1',
  NAH: 'nah.localhost',
  NAE: 'nae.localhost',
  NAC: 'nac.localhost',
};

/** The origin of one of the journeys' sites. */
export const originOf = (id: SiteId) => `http://${hosts[id]}:${process.env.E2E_PORT}`;
