import { isStopWord, wordsOf } from '#server/engine/analyzer';
import type { CodeUnit } from '#server/engine/code-units';

/** Two measures that a text says, in mm and in either order; the words that say them, and whether there are no others. */
export type MeasuresInText = { sides: readonly [number, number]; unit: CodeUnit; isAll: boolean };

const side = String.raw`(\d+(?:\.\d+)?)(?:mm)?`;
/** '379x712', '379 x 712 mm'; how thick it is may follow. */
const sides = new RegExp(`(?<![^ ])${side} ?x ?${side}(?: ?x ?${side})?(?![^ ])`);

/** Inches, and what is measured by diameter, stay below. */
const least = { longer: 100, shorter: 30 } as const;

export const measuresIn = (text: string): MeasuresInText | undefined => {
  const words = wordsOf(text);
  const joined = words.join(' ');
  const match = sides.exec(joined);
  if (!match) return undefined;
  const [written = '', one, other] = match;
  const both = [Number(one), Number(other)] as const;
  if (Math.max(...both) < least.longer || Math.min(...both) < least.shorter) return undefined;
  const from = joined.slice(0, match.index).split(' ').length - 1;
  const unit = { from, to: from + written.split(' ').length };
  const others = words.filter((word, at) => (at < unit.from || at >= unit.to) && !isStopWord(word));
  return { sides: both, unit, isAll: others.length === 0 };
};
