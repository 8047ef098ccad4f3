/**
 * A price as people type it here ('0,5', 'U$S 1.234,50', '12.50'), to a cent and below ten millions; undefined where it is
 * none, or nothing. A comma never stands between thousands. Unlike `contract/plain/read-money.ts` it guesses and says nothing:
 * it narrows a list, and each visitor loads it.
 */
export const readPrice = (text: string | null): number | undefined => {
  const typed =
    text
      ?.trim()
      .slice(0, 20)
      .replace(/^[^\d.,-]+|\D+$/g, '') ?? '';
  const [, units = '', comma = '', point = ''] = /^([\d.]*?)(?:,(\d*)|\.(\d{1,2}))?$/.exec(typed) ?? [];
  return Number(`${units.replaceAll('.', '').slice(0, 7)}.${comma.slice(0, 2) || point || 0}`) || undefined;
};
