/**
 * A measure as people write it ('346', '346,5 mm', '34 cm') in mm with one decimal; null where it says anything else. Three
 * digits behind a point or comma may be thousands.
 */
export const millimetresOf = (text: string): number | null => {
  const [, digits, unit] = /^(\d{1,5}(?:[.,]\d{1,2})?) ?(mm|cm)?\.?$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replace(',', '.')) * (unit?.toLowerCase() === 'cm' ? 10 : 1);
  return Math.round(value * 10) / 10 || null;
};
