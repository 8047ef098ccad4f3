import type { LegalPath } from '#contract/plain/legal-paths';

/** The names of the legal pages here. */
export const pageNames: Record<LegalPath, string> = {
  '/terminos': 'Términos',
  '/privacidad': 'Privacidad',
  '/envios-y-devoluciones': 'Envíos y devoluciones',
  '/arrepentimiento': 'Arrepentimiento',
};
