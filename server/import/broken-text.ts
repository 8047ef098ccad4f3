/*
 * What text that was read in another encoding than it was written in looks like. Each sign stands where no language of
 * here has it: letters of UTF-8 read as Windows-1252, letters of DOS (CP850) and of the Mac read so, and what no
 * encoding has a letter for.
 */
const signs = [
  // á é í ó ú ñ ü Á É Í Ó Ú Ñ Ü ã õ ç â ê ô × and the signs before which UTF-8 has Â.
  /Ã[\u0081\u0083\u0087\u0089\u008d\u0091\u0093\u0095\u009a\u009c¡©\u00ad³º±¼£µ§¢ª´ƒ‡‰‘“•šœ—]/u,
  /Â[\u00a0-\u00ba\u00bc-\u00bf]/u,
  /â[€‚„‰ˆ˜]/u,
  /ï¿½|ï»¿/u,
  // DOS: é í ó ú ñ Ñ, Á and Ó between capitals, Ñ first, Í before the end. Mac: á é ü É.
  /\p{L}[‚¡¢£¤¥‡Žƒ„Ÿ]\p{Ll}|\p{Ll}[‚¢£¤‡Žƒ]|\p{Lu}[µ¥„ƒ]\p{Lu}|(?<!\p{L})¥\p{Ll}{3}|[A-Z]{2}Ö[AO]S?(?!\p{L})/u,
  /[A-Z][àçêîò][A-Z]{2}|[A-Z]{2}[àçêîò][A-Z]/u,
  // Mac: ía, ío, ión, ña, ño at the end of a word, ú but before what French has after it, Á first.
  /\p{Ll}{2}’[ao]s?(?!\p{L})|\p{Ll}—n(?!\p{L})|\p{L}–[ao]s?(?!\p{L})|\p{L}œ(?:[abmnv]|(?!\p{L}))|(?<!\p{L})ç[bdglmnrt]/u,
  /[A-Za-z]\ufffd|\ufffd[A-Za-z]|[\u0080-\u009f]/u,
];
const any = new RegExp(signs.map(({ source }) => source).join('|'), 'u');
const longest = 60;

/** What is said of the first cell whose letters are broken; undefined where all are sound. */
export const brokenText = (cells: readonly string[]): string | undefined => {
  const found = cells.find((cell) => any.test(cell));
  if (found === undefined) return undefined;
  const at = Math.max(0, found.search(any) - longest / 2);
  return `«${found
    .slice(at, at + longest)
    .replace(/\s+/g, ' ')
    .toWellFormed()}» tiene letras rotas: la planilla se guardó con otra codificación, o con dos. Guardala de nuevo como «CSV UTF-8» o como .xlsx, y si ya se ven rotas ahí, corregilas`;
};
