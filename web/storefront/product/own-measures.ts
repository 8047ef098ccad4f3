import type { Autopart } from '#contract/autoparts';
import { millimetresOf } from '#contract/plain/millimetres';
import { measureLines } from '#web/blocks/parts/measures';
import { millimetres } from '#web/blocks/parts/millimetres';

type Part = Pick<Autopart, 'height' | 'width' | 'system'>;
type Chosen = Pick<Autopart['products'][number], 'specifications'>;

const read = (text: string) => {
  const value = millimetresOf(text);
  return value === null ? text : millimetres(value);
};

/** The measures of a part with one of its products chosen: that product's own where it says them. */
export const ownMeasures = (part: Part, { specifications }: Chosen) => {
  const lines = measureLines(part);
  return (['Alto', 'Ancho', 'Sistema'] as const).flatMap((key) => {
    const own = specifications.find((one) => one.key === key)?.value;
    const measure = own && key !== 'Sistema' ? read(own) : own;
    const value = measure ?? lines.find((line) => line.key === key)?.value;
    return value ? [{ key, value }] : [];
  });
};
