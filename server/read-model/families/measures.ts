import type { Autopart } from '#contract/autoparts';
import { millimetresOf } from '#contract/plain/millimetres';

type Measures = Autopart['products'][number]['specifications'];
type Measured = Pick<Autopart, 'height' | 'width' | 'system'>;
type Own = readonly { key: string; value: string }[];

const millimetres = new Intl.NumberFormat('es-UY', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});

/** Alto, Ancho and Sistema of a product: its own where it has them, else its family's with one decimal. */
export const measuresOf = (own: Own, { height, width, system }: Measured): Measures => {
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

/** A family's measures; where it has none of its own, those of the first of these products that says them in mm. */
export const measuresWith = ({ height, width, system }: Measured, products: readonly Own[]): Measured => {
  const first = <T>(key: string, read: (text: string) => T | null): T | null => {
    for (const own of products) {
      const text = own.find((one) => one.key === key)?.value;
      const value = text ? read(text) : null;
      if (value !== null) return value;
    }
    return null;
  };
  return {
    height: height ?? first('Alto', millimetresOf),
    width: width ?? first('Ancho', millimetresOf),
    system: system || first('Sistema', (text) => text),
  };
};
