import type { Autopart } from '#contract/autoparts';

type Measures = Autopart['products'][number]['specifications'];

const millimetres = new Intl.NumberFormat('es-UY', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});

/** Alto, Ancho and Sistema of a product: its own where it has them, else its family's with one decimal. */
export const measuresOf = (
  own: readonly { key: string; value: string }[],
  { height, width, system }: Pick<Autopart, 'height' | 'width' | 'system'>,
): Measures => {
  const ofFamily = {
    Alto: height === null ? null : millimetres.format(height),
    Ancho: width === null ? null : millimetres.format(width),
    Sistema: system,
  };
  return (['Alto', 'Ancho', 'Sistema'] as const).flatMap((key) => {
    const value = own.find((one) => one.key === key)?.value ?? ofFamily[key];
    return value ? [{ key, value }] : [];
  });
};
