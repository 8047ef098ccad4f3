import { Fragment } from 'react';
import type { Autopart } from '#contract/autoparts';
import { millimetres } from '#web/blocks/millimetres';
import { PartsStyles } from '#web/blocks/parts-styles.tsx';

type Measured = Pick<Autopart, 'height' | 'width' | 'system'>;

/** The measures that a part has, each with its word. */
export const measureLines = ({ height, width, system }: Measured) => [
  ...(height === null ? [] : [{ key: 'Alto', value: millimetres(height) }]),
  ...(width === null ? [] : [{ key: 'Ancho', value: millimetres(width) }]),
  ...(system ? [{ key: 'Sistema', value: system }] : []),
];

/** A part's measures; nothing where it has none. */
export const Measures = (part: Measured) => {
  const lines = measureLines(part);
  if (lines.length === 0) return null;
  return (
    <>
      <PartsStyles />
      <dl className="facts">
        {lines.map(({ key, value }) => (
          <Fragment key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
};
