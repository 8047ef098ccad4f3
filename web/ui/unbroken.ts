/** A number and its unit with a space between them. */
const measure = /(\d) (?=(?:[GMkmµcd]?(?:W|V|A|B|F|Hz|g|l|L|m|Wh|Ah|Ω)|°C|bar)(?![\p{L}\p{N}]))/gu;

/**
 * A text in which a number stays in one line with its unit, 'Lámpara LED 7 W', an amount with its currency, and a dot with
 * what follows it. It is as long as before.
 */
export const unbroken = (text: string) =>
  text.replace(measure, '$1\u00a0').replaceAll(' · ', ' ·\u00a0').replaceAll('U$S ', 'U$S\u00a0');
