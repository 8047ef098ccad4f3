// What search writes for signs, as far as letters come of them.
const signs: Record<string, string> = { μ: 'u', ω: 'ohm', '×': 'x', ø: 'o', ß: 'ss' };

/** The form in which codes are compared: lower case without accents, only [a-z0-9]. The same as search's, held by a test. */
export const plainCode = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[μω×øß]/g, (sign) => signs[sign] ?? '')
    .replace(/[^a-z0-9]/g, '');
