/** How spreadsheets call the column at a place: `A` is 0, `AA` 26. */
export const columnLetters = (at: number): string =>
  (at >= 26 ? columnLetters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** The title of a column that has none. */
export const lettersTitle = (at: number) => `Columna ${columnLetters(at)}`;
const titlePattern = /^Columna [A-Z]+$/;
export const isLettersTitle = (label: string) => titlePattern.test(label);
