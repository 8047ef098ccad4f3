/** Where the legal pages stand. */
export const legalPaths = ['/terminos', '/privacidad', '/envios-y-devoluciones', '/arrepentimiento'] as const;
export type LegalPath = (typeof legalPaths)[number];
