import { foldedText } from '#contract/plain/folded-text';

/** Whether a new product may have a code: it stands in addresses, labels and spreadsheets, so that no sign of HTML is in it. */
export const isProductCode = (code: string) => !/[<>"]/.test(code);

const gtinKeys = ['gtin', 'ean', 'upc', 'codigo de barras'];
const mpnKeys = ['mpn', 'codigo de fabricante', 'numero de parte', 'part number'];

/** Whether a text is a GTIN of 8, 12, 13 or 14 digits with the right check digit. */
export const isGtin = (text: string) => {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = Array.from(text)
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
};

/** A barcode as scanners and people give it, without spaces and dashes. */
export const bareBarcode = (text: string) => text.replaceAll(/[\s-]/g, '');

/** A GTIN as it is compared: UPC-A, EAN-13 and GTIN-14 of one thing are the same fourteen digits. */
export const gtin14 = (barcode: string) => barcode.padStart(14, '0');

/** Every length in which a GTIN is printed and scanned. */
export const gtinForms = (barcode: string): string[] => {
  const digits = gtin14(barcode);
  return [8, 12, 13, 14].flatMap((length) => (/^0*$/.test(digits.slice(0, -length)) ? digits.slice(-length) : []));
};

// A shop's own numbers, weights, coupons and receipts (GS1 General Specifications 1.4): the world knows no thing by them.
// A GTIN of eight digits stays one with zeros before it.
const isRestricted = (gtin: string) => {
  const digits = gtin14(gtin);
  return digits.startsWith('000000') ? /^[02]/.test(digits.slice(6)) : /^(?:2|0[245]|98|99)/.test(digits.slice(1));
};

type Numbered = { barcode?: string | null; specifications: readonly { key: string; value: string }[] };

/** The numbers by which the world knows a product: GTIN (its barcode, or what its specifications state where that is none, or is restricted) and the maker's own. */
export const productNumbers = ({ barcode, specifications }: Numbered) => {
  const valueOf = (keys: readonly string[]) =>
    specifications.find(({ key }) => keys.includes(foldedText(key).trim()))?.value.trim();
  const stated = [barcode ?? '', bareBarcode(valueOf(gtinKeys) ?? '')];
  const gtin = stated.find((one) => isGtin(one) && !isRestricted(one));
  const mpn = valueOf(mpnKeys);
  return { ...(gtin && { gtin }), ...(mpn && { mpn: mpn.slice(0, 70) }) };
};
