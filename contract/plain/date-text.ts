import { onFirstUse } from '#contract/plain/on-first-use';

const zone = 'America/Montevideo';
const day = onFirstUse(
  () => new Intl.DateTimeFormat('es-UY', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' }),
);
const time = onFirstUse(
  () => new Intl.DateTimeFormat('es-UY', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false }),
);

/** A moment's day in Montevideo: '20/11/2026'. */
export const dateText = (iso: string) => day().format(new Date(iso));

/** A moment in Montevideo: '20/11/2026 a las 12:00'. */
export const whenText = (iso: string) => `${dateText(iso)} a las ${time().format(new Date(iso))}`;

const year = onFirstUse(() => new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }));

/** The year that it is in Montevideo, wherever the shop runs. */
export const yearIn = (at: Date): number => Number(year().format(at));
