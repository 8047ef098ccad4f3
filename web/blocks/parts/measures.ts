import type { Autopart } from '#contract/autoparts';
import { millimetres } from '#web/blocks/parts/millimetres';

type Measured = Pick<Autopart, 'height' | 'width' | 'system'>;

/** The measures that a part has, each with its word. */
export const measureLines = ({ height, width, system }: Measured) => [
  ...(height === null ? [] : [{ key: 'Alto', value: millimetres(height) }]),
  ...(width === null ? [] : [{ key: 'Ancho', value: millimetres(width) }]),
  ...(system ? [{ key: 'Sistema', value: system }] : []),
];
