/** Endings of Spanish plurals with those of one thing, the first that stands at a word's end. */
const endings: readonly [RegExp, string][] = [
  [/(?<=brisas)$/, ''],
  [/(?<=^aire)s$/i, ''],
  [/(?<=^[^áéíóú]*)ones$/, 'ón'],
  [/(?<=^[^áéíóú]*)ines$/, 'ín'],
  [/(?<=^[^áéíóú]*)enes$/, 'én'],
  [/ces$/, 'z'],
  [/(?<=[aeiou][dlnr])es$/, ''],
  [/(?<=..[^iu])s$/, ''],
];

/** Words after which nothing is counted: 'Bombas de aguas'. */
const isLast = /^(de|del|para|con|sin|en|por|a)$/;

const ofWord = (word: string) => {
  const [from, to] = endings.find(([ending]) => ending.test(word)) ?? [/$/, ''];
  return word.replace(from, to);
};

/** A category as one of its things is called: 'Filtros secadores de aire' is 'Filtro secador de aire'. */
export const singular = (category: string) => {
  const words = category.split(' ');
  const last = words.findIndex((word) => isLast.test(word));
  return words.map((word, at) => (last >= 0 && at >= last ? word : ofWord(word))).join(' ');
};
