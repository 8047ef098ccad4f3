/** A family as a visitor of the demo may find it: its public products, and years of vehicle and fitment both. */
export type QualityFamily = {
  family: string;
  category: string;
  makers: readonly string[];
  codes: readonly string[];
  originalCodes: readonly string[];
  height: number | null;
  width: number | null;
  fitments: readonly {
    brand: string;
    model: string;
    engine: string;
    from: number | null;
    to: number | null;
    /** Words of the fitment's text; then model and engine are empty. */
    application: string;
    qualifier: string;
  }[];
};

type Fitment = QualityFamily['fitments'][number];

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');
const beginning = (pattern: string) => new RegExp(`^(?:${pattern})`, 'u');

/** `model/engine/year`, of which the last two may be empty: what one fitment must be. */
const fitmentOf = (wanted: string) => {
  const [model = '', engine = '', year = ''] = wanted.split('/');
  const [named, driven] = [whole(model), beginning(engine)];
  return (one: Fitment) =>
    one.application === '' &&
    named.test(one.model) &&
    driven.test(one.engine) &&
    (year === '' || (Number(year) >= (one.from ?? 0) && Number(year) <= (one.to ?? 9999)));
};

/** How far off measures may be, in mm: as far as the filter of measures usually lets them. */
const tolerance = 10;

type Tests = Record<string, (wanted: string) => (family: QualityFamily) => boolean>;
const tests: Tests = {
  part: (id) => (family) => family.category === id || family.category.startsWith(`${id}.`),
  family: (code) => (family) => family.family === code,
  code: (pattern) => (family) =>
    family.originalCodes.some((code) => beginning(pattern.replaceAll('.', '\\.')).test(code)),
  own: (code) => (family) => family.codes.some((one) => one.startsWith(code)),
  maker: (name) => (family) => family.makers.includes(name),
  size: (measures) => {
    const [height = 0, width = 0] = measures.split('x').map(Number);
    return (family) =>
      Math.abs((family.height ?? 0) - height) <= tolerance && Math.abs((family.width ?? 0) - width) <= tolerance;
  },
  says: (pattern) => (family) => family.fitments.some(({ application }) => beginning(pattern).test(application)),
};

/**
 * A check of a family's conditions, as `part=2.301; fits=Gol Trend/1\.6/2010; word=con A/A`. All must hold, and those
 * about a fitment for a single one.
 */
export const rightFamily = (wanted: string) => {
  const conditions = wanted.split('; ').map((condition) => {
    const at = condition.indexOf('=');
    return { key: condition.slice(0, at), value: condition.slice(at + 1).replaceAll('\\|', '|') };
  });
  const word = conditions.find(({ key }) => key === 'word')?.value;
  const fits = conditions.find(({ key }) => key === 'fits')?.value;
  const isFitment = fits === undefined ? undefined : fitmentOf(fits);
  const others = conditions
    .filter(({ key }) => key !== 'word' && key !== 'fits')
    .map(({ key, value }) => {
      const test = tests[key];
      if (!test) throw new Error(`Not a condition: ${key}`);
      return test(value);
    });
  return (family: QualityFamily): boolean =>
    others.every((isSo) => isSo(family)) &&
    (!isFitment ||
      family.fitments.some(
        (one) => isFitment(one) && (word === undefined || one.qualifier.split(', ').includes(word)),
      ));
};
