import * as art from './art.ts';
import { shade } from './colour.ts';

/** A loudspeaker's cone in its basket. */
export function coneOf(r: number, cone = '#23272f') {
  return (
    art.dot(0, 0, r, '#3a414c') +
    art.dot(0, 0, r * 0.9, '#15181d') +
    art.dot(0, 0, r * 0.82, '#2b303a') +
    art.dot(0, 0, r * 0.74, cone) +
    art.dot(0, 0, r * 0.5, shade(cone, 1.14)) +
    art.dot(0, 0, r * 0.28, '#15181d') +
    art.dot(-r * 0.06, -r * 0.08, r * 0.22, '#3a414c')
  );
}
