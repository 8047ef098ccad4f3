/** The text that people agree to who ask for the newsletter, and its version: see consents.ts. Every page shows it. */
export const newsletterConsent = {
  version: '2026-11',
  text: 'Usamos tu e-mail solo para enviarte novedades (ley 18.331). Te das de baja cuando quieras, con un clic.',
} as const;
