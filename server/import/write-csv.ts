const cell = (text: string) => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as spreadsheets here save them: semicolons, UTF-8 with its mark. */
export const writeCsv = async function* (rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let text = '\ufeff';
  for await (const row of rows) {
    text += `${row.map(cell).join(';')}\r\n`;
    if (text.length < 65_536) continue;
    yield text;
    text = '';
  }
  yield text;
};
