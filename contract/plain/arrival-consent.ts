/** The text that a visitor agrees to who asks to be told that a product is in stock, and its version: see consents.ts. */
export const arrivalConsent = {
  version: '2026-11',
  text: 'Usamos tu e-mail solo para avisarte una vez, cuando llegue este producto (ley 18.331). Lo cancelás cuando quieras, con un clic.',
} as const;
