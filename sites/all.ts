import { nac } from './nac.ts';
import { nae } from './nae.ts';
import { nah } from './nah.ts';
import { nam } from './nam.ts';
import { rtc } from './rtc.ts';
import type { Site, SiteId } from './site.ts';

/** The five variants. */
export const sites: Record<SiteId, Site> = { RTC: rtc, NAM: nam, NAH: nah, NAE: nae, NAC: nac };
