import { plainCode } from '#server/plain-text';

/** Each code's files in order, and the files that name no code, or more than one. */
type Matched = { byCode: Map<string, string[]>; unmatched: { file: string; says: string }[] };

/** The forms in which a name is compared, from strict to forgiving: as it stands, with any separator, without separators. */
const forms = [
  (name: string) => name.toLowerCase(),
  (name: string) => name.toLowerCase().replace(/[\s_./-]+/g, '-'),
  plainCode,
];

/**
 * Finds whose picture a file is by its name: `ABC-1.jpg` is the first of ABC-1, `ABC-1_2.png` or `ABC-1 (2).jpg` the
 * second. Case, spaces, dots and dashes may differ from the code; a name that two codes could mean is nobody's, and so is
 * one that is a `previous` code.
 */
export const matchPictures = (
  files: readonly string[],
  codes: Iterable<string>,
  previous: ReadonlyMap<string, { code: string }> = new Map(),
): Matched => {
  const codesByForm = forms.map((form) => groupBy(codes, form));
  const previousByForm = forms.map((form) => groupBy(previous.keys(), form));
  const places = new Map<string, { file: string; place: number }[]>();
  const unmatched: Matched['unmatched'] = [];
  for (const file of files) {
    const found = readingsOf(stemOf(file), codesByForm);
    const [reading] = found;
    if (!reading) {
      const now = readingsOf(stemOf(file), previousByForm).flatMap(({ code }) => previous.get(code) ?? []);
      const of = now.length > 0 ? `es el código anterior de ${oneOf(now)}: ponele el actual` : noCode;
      unmatched.push({ file, says: `su nombre ${of}` });
    } else if (found.length > 1) unmatched.push({ file, says: `puede ser de ${oneOf(found)}` });
    else places.set(reading.code, [...(places.get(reading.code) ?? []), { file, place: reading.place }]);
  }
  const inOrder = ([code, at]: [string, { file: string; place: number }[]]) =>
    [code, at.toSorted((a, b) => a.place - b.place || (a.file < b.file ? -1 : 1)).map(({ file }) => file)] as const;
  return { byCode: new Map([...places].map(inOrder)), unmatched };
};

const noCode = 'no es el código de un producto';
const oneOf = (all: readonly { code: string }[]) => [...new Set(all.map(({ code }) => `«${code}»`))].join(' o de ');

type Reading = { code: string; place: number };

const readingsOf = (stem: string, codesByForm: Map<string, string[]>[]): Reading[] => {
  const { base, digits } = numberOf(stem);
  const at = (level: number, name: string, place: number): Reading[] =>
    (codesByForm[level]?.get(forms[level]?.(name) ?? '') ?? []).map((code) => ({ code, place }));
  const whole = (level: number) => at(level, stem, 0);
  const numbered = (level: number) => (base && digits ? at(level, base, Number(digits)) : []);

  const exact = whole(0);
  if (exact.length > 0) return exact;
  // «ABC_1» may be ABC-1 written with another dash, or the first of ABC: where both exist nobody can tell.
  const either = [numbered(0), numbered(1)].find((found) => found.length > 0) ?? [];
  const loose = whole(1);
  if (either.length > 0 || loose.length > 0) return distinct([...either, ...loose]);
  return [whole(2), numbered(2)].find((found) => found.length > 0) ?? [];
};

/** A name in front of the number of one of several pictures, and that number. */
const numberOf = (stem: string) => {
  const [, base, digits] = /^(.*?)[\s_.-]*[\s_.(-](\d{1,2})\)?$/.exec(stem) ?? [];
  return { base, digits };
};

/** The letters and digits of every code that a file's name may mean. */
export const plainCodesOf = (file: string): string[] => {
  const stem = stemOf(file);
  return [stem, numberOf(stem).base ?? ''].map(plainCode).filter((code) => code !== '');
};

const distinct = (readings: readonly Reading[]) =>
  readings.filter(({ code }, at) => readings.findIndex((other) => other.code === code) === at);

const stemOf = (file: string) =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.[^.]+$/, '')
    .normalize('NFC')
    .trim();

const groupBy = (codes: Iterable<string>, form: (code: string) => string) => {
  const groups = new Map<string, string[]>();
  for (const code of codes) groups.set(form(code), [...(groups.get(form(code)) ?? []), code]);
  return groups;
};
