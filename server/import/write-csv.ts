const cell = (text: string) => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as spreadsheets here save them: semicolons, UTF-8 with its mark. */
export const writeCsv = async function* (rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield '\ufeff';
  for await (const row of rows) yield `${row.map(cell).join(';')}\r\n`;
};
