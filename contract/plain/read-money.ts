const local = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/;
const foreign = /^\d{1,3}(,\d{3})+\.\d{1,2}$/;
const plain = /^\d+([.,]\d{0,2})?$|^[.,]\d{1,2}$/;

/**
 * An amount as people type or paste it, in cents: `1.234,50`, `1234.5`, `12,9`, `U$S 1.234`. Null for nothing, undefined for what
 * is no amount, as one with three decimals.
 */
export const readMoney = (text: string): number | null | undefined => {
  const number = text.replace(/U\$S|US\$|\$|\s/gi, '');
  if (number === '') return null;
  if (local.test(number)) return cents(number.replaceAll('.', '').replace(',', '.'));
  if (foreign.test(number)) return cents(number.replaceAll(',', ''));
  return plain.test(number) ? cents(number.replace(',', '.')) : undefined;
};

const cents = (number: string) => Math.round(Number(number) * 100);
