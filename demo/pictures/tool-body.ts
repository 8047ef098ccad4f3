import * as art from './art.ts';

/** Colour of a power tool's grip, chuck or battery. */
export const rubber = '#2b303a';
/** A body's colour; a black one keeps some form. */
export const bodyOf = (tint: string) => (tint === '#27272a' ? '#3a414c' : tint);
/** Slits that let the motor breathe. */
export const vents = (x: number, y: number, count: number) =>
  art.line(
    art.repeat(count, (at) => `M${x + at * 5} ${y}l-3 12`),
    '#15181d',
    2,
  );
/** The grip of a drawer, as art. */
export const drawerHandle = (x: number, y: number, w: number) =>
  art.rect(x, y, w, 3.4, '#dfe4ea', { round: 1.6 }) + art.rect(x, y + 2.4, w, 1.4, '#64748b');
/** The shell of a device: white has some tone, black some form. */
export const shellOf = (tint: string) => (tint === '#f8fafc' ? '#eef1f4' : tint === '#18181b' ? '#2b303a' : tint);
