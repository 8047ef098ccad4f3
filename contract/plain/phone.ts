/** The mark that ends the first of several numbers, or begins what is dialled inside: '2900 0142 y 099 123 456', '2900 0142 int. 12'. */
const end = /[/,;]|\s[yoe]\s|\s-\s|\s*\b(?:int|ext)/i;

/** Numbers that are dialled as they are, in this country alone: '0800 1234', '0900 1234', '1770 2000'. */
const domestic = /^(?:0[89]00|17)/;

/**
 * A phone with its country, as people here write it: '2900 0142', '099 123 456', '+598 2900 0142'; of several the first. One that no other
 * country reaches has its digits alone.
 */
export const internationalPhone = (written: string): string => {
  const [first = ''] = written.split(end);
  const digits = first.replaceAll(/\(0\)|\D/g, '').replace(/^00/, '');
  const hasCountry = /^\s*(\+|00)/.test(first) || /^598\d{8}/.test(digits);
  if (!hasCountry && domestic.test(digits)) return digits;
  return hasCountry ? `+${digits}` : `+598${digits.replace(/^0/, '')}`;
};

/** The number by which WhatsApp writes to a mobile of this country; undefined for all other phones. */
export const whatsAppNumber = (written: string): string | undefined =>
  /^\+(5989\d{7})$/.exec(internationalPhone(written))?.[1];

/** The same text for every spelling of a phone: its number with the country, and the digits of what else is written beside. */
export const phoneKey = (written: string): string => {
  const beside = written.split(end).slice(1);
  return [internationalPhone(written), ...beside.map((text) => text.replace(/\D/g, ''))].filter(Boolean).join(' ');
};
