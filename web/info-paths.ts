/** Addresses of pages that only the footer and a few texts link to. Apart from paths.ts, which every visitor loads. */
export const infoPaths = {
  printing: '/3d',
  printService: '/3d/impresion',
  terms: '/terminos',
  privacy: '/privacidad',
  deliveries: '/envios-y-devoluciones',
  withdrawal: '/arrepentimiento',
};
