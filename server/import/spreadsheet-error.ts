// In English, Spanish and Portuguese, with the signs before and after them that each takes; the last is ours.
const errors = [
  'NULL|NULO|DIV/0|VALUE|VALOR|REF|NUM|NÚM|SPILL|DESBORDAMIENTO|DESPEJAR|CALC|CÁLC|FIELD|CAMPO|BLOCKED|BLOQUEADO',
  'UNKNOWN|DESCONOCIDO|CONNECT|CONECTAR|BUSY|OCUPADO|EXTERNAL|EXTERNO|PYTHON|ERROR',
].join('|');
// LibreOffice calls some by a number, and Google shows a word until it has calculated.
const spreadsheetError = new RegExp(
  `^(?:#(?:¡?(?:${errors})!|¿?(?:NAME|NOMBRE|NOME)\\?|N/[AD]|FMT|GETTING_DATA|OBTENIENDO_DATOS|#{2,}|ERROR|SIN VALOR)|` +
    'Err:5\\d\\d|(?:Loading|Cargando)(?:\\.{3}|…))$',
  'u',
);

/** Whether a spreadsheet failed to calculate the cell, or did not show what it holds. */
export const isSpreadsheetError = (text: string) => spreadsheetError.test(text);

/** Whether its column was too narrow to show what a cell holds. */
export const isNarrow = (text: string) => /^#{3,}$/.test(text);

const repairs: [RegExp, string][] = [
  [/^#+$/, 'la columna era angosta y la planilla guardó esto en lugar del dato. Ensanchala y guardala de nuevo'],
  [
    /GETTING|OBTENIENDO|BUSY|OCUPADO|SIN VALOR|Loading|Cargando/,
    'la celda no terminó de calcularse. Abrí la planilla, esperá a que calcule y guardala de nuevo',
  ],
  [/N\/[AD]/, 'la fórmula no encontró lo que busca. Corregila, escribí el dato o vaciá la celda'],
];

/** Says of such an error how it came to be and what to do. */
export const errorSentence = (text: string) => {
  const [, repair = 'la fórmula da error. Corregila, escribí el dato o vaciá la celda'] =
    repairs.find(([sign]) => sign.test(text)) ?? [];
  return `«${text}»: ${repair}`;
};
