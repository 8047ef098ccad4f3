/** A doubt of a whole text: with `dos` a blank inside a word is an á, with `mixed` some lines have another encoding. */
export type Doubt = 'dos' | 'mixed' | undefined;

/*
 * The looks of text that was read in another encoding than it was written in. Each sign stands where no language of
 * here has it: letters of UTF-8 read as Windows-1252, letters of DOS (CP850) and of the Mac read so, and what no
 * encoding has a letter for.
 */
const utf8 = [
  // á é í ó ú ñ ü Á É Í Ó Ú Ñ Ü ã õ ç â ê ô × and the signs before which UTF-8 has Â.
  /Ã[\u0081\u0083\u0087\u0089\u008d\u0091\u0093\u0095\u009a\u009c¡©\u00ad³º±¼£µ§¢ª´ƒ‡‰‘“•šœ—]/u,
  /Â[\u00a0-\u00ba\u00bc-\u00bf]/u,
  /â[€‚„‰ˆ˜]/u,
  /ï¿½|ï»¿/u,
];
/** How words begin behind a capital with an accent, as no word of here begins behind the sign that stands for it. */
const beginnings = {
  Á: 'rbol|reas?(?!\\p{L})|ngul|cid[ao]|lbum|frica|guila|giles|rabe|rido',
  É: 'poca|xito|lite|tic[ao]|pic[ao]',
  Í: 'ndic|ntim|ntegr',
  Ó: 'ptic|rden|leo|xid|val|pera|rgano',
  Ú: 'nic[ao]|til(?:es)?(?!\\p{L})|ltim',
};
const begun = (sign: string, capital: keyof typeof beginnings) =>
  new RegExp(`(?<!\\p{L})${sign}(?i:${beginnings[capital]})`, 'u');
const dos = [
  // Inside a word é í ó ú ñ. At its end é ó ú ñ, and í behind what few words end with. At its beginning ó ú ñ, é that
  // no quote closes, and í before what no word begins with.
  /\p{L}[‚¡¢£¤¥]\p{Ll}|\p{Ll}[‚¢£¤]|(?:[bfghjmv]|ll|qu)¡(?!\p{L})|(?<![\p{L}\d])[¢£¤]\p{Ll}{2}|(?<!\p{L})(?:‚\p{Ll}{2}(?!.*[‘’])|¡n[cdfgt]\p{L})/u,
  // Ñ first; capitals: Á Ñ and Ó inside a word, Í and Ó before its end.
  /(?<!\p{L})¥\p{Ll}{3}|\p{Lu}[µ¥]\p{Lu}|[A-Z]{2}Ö[AO]S?(?!\p{L})|[A-Z][àçêîò][A-Z]{2}|[A-Z]{2}[àçêîò][A-Z]/u,
  // The letter Í as no German or Turkish word has Ö, and Ú where none has É: «TELéFONO» is written by machines.
  /(?<!\p{L})[DRV]Ö[AO]S?(?!\p{L})|[A-Z]Ö(?:NEA|MITE|DEO|QUID|MBOL|(?:[FLMPST]|ST|TR)IC[AO]|GID[AO])/u,
  /NéMER|MéSIC|PéBLIC|SéPER|AZéCAR|FéTBOL|MéLTIPL|ACéSTIC/u,
  begun('µ', 'Á'),
  begun('Ö', 'Í'),
  begun('à', 'Ó'),
  begun('é', 'Ú'),
  // Degrees and ordinals: but 3ø is a motor of three phases.
  /\d\dø(?![\p{L}\d])|\dø ?[CF](?!\p{L})|(?:\d|\b[Nn])§/u,
];
const consonant = '[b-df-hj-np-tv-z]';
const mac = [
  // Á é ü É: inside a word, á and é at its end, á at its beginning, é before what no Slavic Ž stands before; capitals.
  /\p{L}[‡Žƒ„Ÿ]\p{Ll}|\p{Ll}[‡Ž]|(?<!\p{L})(?:‡\p{Ll}{2}|Ž[pstx])|\p{Lu}[„ƒ]\p{Lu}/u,
  // The letter í: in ía and ío at the end, and before consonants as no contraction of English, French or Italian has
  // them.
  /(?:\p{Ll}{2}|(?<!\p{L})(?:[bfgprvDRV]|[Gg]u))’[ao]s?(?!\p{L})|(?<!\p{L})(?:[Pp]a’s(?:es)?|[MmRr]a’z)(?!\p{L})|(?<!\d)’(?:n[cdfgt]|m[bp]|st|qu|[dt]r)\p{L}/u,
  new RegExp(`(?<!’n)(?<=\\p{Ll})’(?![rv]e(?!\\p{L}))${consonant}[aeiou]`, 'u'),
  // The letter ó: before n at the end, behind and before consonants with which no word ends and begins, in common
  // endings.
  /\p{Ll}—n(?!\p{L})|[bcdfgkpt][lr]—\p{Ll}|(?<=\p{L})—[lnr][bcdfgmpqstvxz]\p{L}|—(?:m[bp]|pt)\p{L}/u,
  new RegExp(`(?<![\\p{L}\\d]|\\d\\s)(?:[B-DF-HJ-NP-TV-Z]${consonant}?|${consonant}{1,2})(?<!y)—\\p{Ll}`, 'u'),
  /\p{Ll}—(?:[cdglmnprt]ic[ao]|vil|metro|fono|grafo)/u,
  // The letter ñ: before common endings.
  /\p{L}–(?:[ao]|ad[ao]|al|ales|ar|ec[ao]|er|er[ao]|id[ao]|il|ir|ol|ola|oles|ora|ores|uel[ao])s?(?!\p{L})/u,
  // The letter ú: but before what French has behind œ. Á first.
  /\p{L}œ(?:[abcfmnprsv]|l(?!i)|tb|(?!\p{L}))|(?<!\p{L})œ(?:l?t|ni)\p{Ll}|(?<!\p{L})ç[bdglmnrt]/u,
  /(?<![\p{L}\d])ƒ\p{Lu}{2}/u,
  begun('ç', 'Á'),
  begun('ƒ', 'É'),
  begun('ê', 'Í'),
  begun('î', 'Ó'),
  begun('ò', 'Ú'),
];
const none = [/[A-Za-z]\ufffd|\ufffd[A-Za-z]|[\u0080-\u009f]/u];
const anySign = new RegExp(
  [utf8, dos, mac, none]
    .flat()
    .map(({ source }) => source)
    .join('|'),
  'u',
);
const longest = 60;
// The á of DOS is the blank of Windows that does not break a line.
const blankInWord = /[A-Za-z]\u00a0[a-z]/u;
const anyOfDos = new RegExp(`${anySign.source}|${blankInWord.source}`, 'u');
const anyOfMixed = new RegExp(`${anySign.source}|\\ufffd`, 'u');
const accentOfWindows = /[ÁÉÍÓÚÑ]|[a-z][áéíóúñü]|[áéíóúñ][a-z]/u;

/** Tells of pieces of a file, read as Windows-1252, whether á is its only letter with an accent and was written by DOS. */
export const watchForDos = () => {
  let last = '';
  let hasBlanks = false;
  let hasAccents = false;
  const read = (piece: Uint8Array) => {
    const text = last + Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
    hasBlanks ||= blankInWord.test(text);
    hasAccents ||= accentOfWindows.test(text);
    last = text.slice(-2);
  };
  return { read, isDos: () => hasBlanks && !hasAccents };
};

/**
 * The problem of the first cell whose letters are broken; undefined where all are sound. An apostrophe says that a cell is
 * meant as it stands; a letter that its encoding does not have is never meant.
 */
export const brokenText = (cells: readonly string[], doubt?: Doubt): string | undefined => {
  const signs = doubt ? { dos: anyOfDos, mixed: anyOfMixed }[doubt] : anySign;
  const isMeant = (cell: string) => cell.startsWith("'") && !(doubt === 'mixed' && cell.includes('\ufffd'));
  const found = cells.find((cell) => /[^\0-~]/.test(cell) && !isMeant(cell) && signs.test(cell));
  if (found === undefined) return undefined;
  const at = Math.max(0, found.search(signs) - longest / 2);
  return `«${found
    .slice(at, at + longest)
    .replace(/\s+/g, ' ')
    .toWellFormed()}» tiene letras rotas: la planilla se guardó con otra codificación, o con dos. Guardala de nuevo como «CSV UTF-8» o como .xlsx, y si ya se ven rotas ahí, corregilas`;
};
