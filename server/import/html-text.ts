import { cleanText } from '#server/clean-text';
import { entities } from './entities.ts';

const inline =
  'a|abbr|acronym|area|audio|b|base|bdi|bdo|big|button|canvas|cite|code|col|colgroup|data|datalist|del|dfn|em|embed|font|i|' +
  'iframe|img|input|ins|kbd|label|link|map|mark|meta|meter|nobr|noscript|object|output|param|picture|progress|q|rp|rt|ruby|s|' +
  'samp|script|slot|small|source|span|strike|strong|style|sub|sup|svg|template|textarea|time|track|tt|u|var|video|wbr|' +
  // Word's own.
  '[movw]:[a-z]+';
const block =
  'address|article|aside|blockquote|body|br|caption|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|' +
  'h[1-6]|head|header|hgroup|hr|html|legend|li|main|menu|nav|ol|optgroup|option|p|pre|section|select|summary|table|tbody|td|' +
  'tfoot|th|thead|title|tr|ul';
const tag = (names: string) => `</?(?:${names})(?:\\s[^<>]*)?/?>`;
const [inlineTag, blockTag] = [new RegExp(tag(inline), 'gi'), new RegExp(tag(block), 'gi')];
const hidden =
  /<!--[^]*?-->|<!doctype[^<>]*>|<!\[(?:if|endif)\b[^<>]*>|<\?xml\b[^<>]*>|<(script|style|svg|iframe|video|audio|template)\b[^]*?<\/\1>/gi;
const literal = /<!\[CDATA\[([^]*?)\]\]>/g;
const left = new RegExp(`&[a-z][a-z\\d]{1,31};|${tag(`${inline}|${block}`)}`, 'i');

const windows = new TextDecoder('windows-1252');
const signOf = (code: number) => {
  if (code >= 0x80 && code <= 0x9f) return windows.decode(Uint8Array.of(code));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : '';
};

// Text that was encoded twice, as `&amp;ntilde;`, is read as if encoded once.
const decoded = (text: string) =>
  text.replace(/&(?:amp;)*(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(name) ?? whole.replace(/^&(amp;)+/, '&');
    return signOf(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });

// WooCommerce writes a line break as `\n`, and these two characters with one backslash more.
const writtenBreak = /(\\?)(?:\\r)?\\n/g;
const drive = /(?<![a-z])[a-z]:\\/i;
/** Whether a text without HTML has line breaks as another shop writes them; one `\n`, or those of a path, are text. */
const hasBreaks = (text: string) => !drive.test(text) && (text.match(writtenBreak)?.length ?? 0) > 1;
const withBreaks = (text: string) =>
  text.replace(writtenBreak, (written, escape) => (escape ? written.slice(1) : '\n'));

/** The first piece of a read text that still looks like HTML. */
export const leftHtml = (text: string): string | undefined => left.exec(text)?.[0];

/** The text that the export of another shop shows; text without tags, entities and written line breaks stays as it is. */
export const htmlText = (text: string): string => {
  if (!/[<&\\]/.test(text)) return text;
  const bare = text.replace(literal, '$1').replace(hidden, '').replace(blockTag, '\n').replace(inlineTag, '');
  const read = decoded(bare);
  const shown = read !== text || hasBreaks(text) ? withBreaks(read) : text;
  if (shown === text) return text;
  const hasLines = bare !== text || shown !== read;
  return cleanText(hasLines ? shown.replace(/[ \t]*\n[ \t]*/g, '\n').replace(/\n{3,}/g, '\n\n') : shown);
};
