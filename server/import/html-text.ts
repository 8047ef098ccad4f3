import { cleanText } from '#server/clean-text';

const inline = 'a|abbr|b|big|code|em|font|i|img|ins|label|s|small|span|strong|sub|sup|u';
const block = 'article|br|center|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul';
const tag = (names: string) => new RegExp(`</?(?:${names})(?:\\s[^<>]*)?/?>`, 'gi');
const [inlineTag, blockTag] = [tag(inline), tag(block)];
const hidden = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>/gi;

// The names of U+00A0 to U+00FF, in their order.
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const others =
  'amp & lt < gt > quot " apos \' ndash – mdash — hellip … lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • euro € trade ™ Omega Ω mu μ le ≤ ge ≥ ne ≠ asymp ≈ infin ∞ radic √ larr ← rarr → minus − prime ′ Prime ″';
const pairs = others.split(' ');
const signs = new Map([
  ...latin.split(' ').map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] ?? ''] as const] : [])),
]);

const windows = new TextDecoder('windows-1252');
const signOf = (code: number) => {
  if (code >= 0x80 && code <= 0x9f) return windows.decode(Uint8Array.of(code));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
};

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi, (whole, decimal, hex, name) => {
    if (name) return signs.get(name) ?? whole;
    return signOf(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });

/** The text that the HTML of another shop's export shows; text without tags and entities stays as it is. */
export const htmlText = (text: string): string => {
  if (!/[<&]/.test(text)) return text;
  const bare = text.replace(hidden, '').replace(blockTag, '\n').replace(inlineTag, '');
  const shown = decoded(bare);
  if (shown === text) return text;
  return cleanText(bare === text ? shown : shown.replace(/[ \t]*\n[ \t]*/g, '\n').replace(/\n{3,}/g, '\n\n'));
};
