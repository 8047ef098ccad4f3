import { isStopWord, wordsOf } from '#server/engine/analyzer';
import type { CodeUnit } from '#server/engine/code-units';

/** Two measures that a text says, in mm and in either order; the words that say them, and whether there are no others. */
export type MeasuresInText = { sides: readonly [number, number]; unit: CodeUnit; isAll: boolean };

const side = String.raw`(\d+(?:\.\d+)?)(mm|cm)?`;
const thickness = String.raw`(?: ?x ?\d+(?:\.\d+)?(mm|cm)?)?`;
/** '379x712', '379 x 712 mm', '38 x 71 cm'; how thick it is may follow. 'alto 350 ancho 479', in either order. */
const sides = new RegExp(
  `(?<![^ ])(?:${side} ?x ?${side}${thickness}|(?:alto|ancho)(?: de)? ${side}(?: x| y)? (?:alto|ancho)(?: de)? ${side})(?![^ ])`,
);
const units: Record<string, number> = { mm: 1, cm: 10 };

/** Inches, and what is measured by diameter, stay below. */
const least = { longer: 100, shorter: 30 } as const;

export const measuresIn = (text: string): MeasuresInText | undefined => {
  const words = wordsOf(text);
  const joined = words.join(' ');
  const match = sides.exec(joined);
  if (!match) return undefined;
  const [written = '', ...parts] = match;
  const said = parts.filter((part) => part !== undefined);
  const [one, other] = said.filter((part) => !(part in units));
  const named = new Set(said.filter((part) => part in units));
  if (named.size > 1) return undefined;
  const [unit = 'mm'] = named;
  const inMillimetres = (value: string | undefined) => Number(value) * (units[unit] ?? 1);
  const both = [inMillimetres(one), inMillimetres(other)] as const;
  if (Math.max(...both) < least.longer || Math.min(...both) < least.shorter) return undefined;
  const from = joined.slice(0, match.index).split(' ').length - 1;
  const place = { from, to: from + written.split(' ').length };
  const others = words.filter((word, at) => (at < place.from || at >= place.to) && !isStopWord(word));
  return { sides: both, unit: place, isAll: others.length === 0 };
};
