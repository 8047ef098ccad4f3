/** What is wrong with a file, and where. Rows count from 1 with the header, as the spreadsheet shows them. */
export type Problem = { row?: number | undefined; column?: string | undefined; says: string };

/** `Fila 12, columna «precio»: …` */
export const problemSentence = ({ row, column, says }: Problem) => {
  const where = [row && `fila ${row}`, column && `columna «${column}»`].filter(Boolean).join(', ');
  return where ? `${where[0]?.toUpperCase()}${where.slice(1)}: ${says}` : says;
};
