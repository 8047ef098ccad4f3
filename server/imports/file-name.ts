const nameMax = 200;

/** The name of a file that was sent, without folders and signs that no name needs; `unnamed` where nothing is left. */
export const fileNameOf = (sent: string, unnamed: string) =>
  (sent.toWellFormed().split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(-nameMax)
    .toWellFormed() || unnamed;
