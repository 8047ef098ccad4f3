import type { Autopart } from '#contract/autoparts';
import { millimetres } from '#web/blocks/parts/millimetres';

type Measured = Pick<Autopart, 'height' | 'width' | 'system'>;

/** The measures that a part has, each with its word. */
export const measureLines = ({ height, width, system }: Measured) => [
  ...(height === null ? [] : [{ key: 'Alto', value: millimetres(height) }]),
  ...(width === null ? [] : [{ key: 'Ancho', value: millimetres(width) }]),
  ...(system ? [{ key: 'Sistema', value: system }] : []),
];

/** The same for a card: height and width together, in one line where it has both. */
export const cardMeasures = (part: Measured) => {
  const { height, width } = part;
  if (height === null || width === null) return measureLines(part);
  const size = `${millimetres(height).replace(/\smm$/, '')} × ${millimetres(width)}`;
  return [
    { key: 'Alto × ancho', value: size.replace(' mm', '\u00a0mm') },
    ...measureLines({ ...part, height: null, width: null }),
  ];
};
