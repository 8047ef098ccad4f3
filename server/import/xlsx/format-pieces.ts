/** A part of a format: a mark that shows a part of the number, or text between them. */
export type Piece = { mark: string } | { text: string };

/** A section's marks (digits, signs, parts of days) and the texts between them. */
export const piecesOf = (section: string): Piece[] => {
  const found = section.matchAll(
    /"([^"]*)"|\\(.)|(_.|\* )|\*.|\[\$([^\]-]*)[^\]]*\]|(\[[hms]+\])|\[[^\]]*\]|(AM\/PM|A\/P|General|E[+-]|[ymdhs]+|[0#?.,%/@])|([^])/giu,
  );
  return [...found].flatMap(([, quoted, escaped, blank, currency, elapsed, mark, other]): Piece[] => {
    const shown = elapsed ?? mark;
    if (shown !== undefined) return [{ mark: /^general$/i.test(shown) ? 'General' : shown.toLowerCase() }];
    // A sign's width is left free, or the whole rest of the cell.
    const text = blank ? ' ' : (quoted ?? escaped ?? currency ?? other);
    return text ? [{ text }] : [];
  });
};

export const isMark = (piece: Piece, mark: RegExp) => 'mark' in piece && mark.test(piece.mark);
