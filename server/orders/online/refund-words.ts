/** Words of Mercado Pago and PayPal for why they give nothing back, and what they mean to a shopkeeper. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/not.?found|invalid_resource_id|unknown payment/i, 'no encuentra ese pago'],
  [/fully_refunded|already.?refunded/i, 'ese pago ya está devuelto'],
  [/time_limit|expired/i, 'pasó el plazo para devolverlo'],
  [/amount/i, 'no acepta ese importe'],
  [/funds|balance/i, 'la cuenta no tiene saldo'],
  [/permission|authori[sz]ed|forbidden|\b40[13]\b/i, 'la cuenta no tiene permiso'],
];

/** Why a provider refused a refund: in words where they are known, and as the provider says it. */
export const refusedRefundWords = (why: string): string => {
  const meaning = meanings.find(([said]) => said.test(why))?.[1];
  return meaning ? `${meaning}: ${why}` : why;
};
