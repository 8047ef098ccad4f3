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
