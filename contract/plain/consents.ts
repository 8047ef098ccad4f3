// What people agree to, by version: a change of a text needs a new version, for the old one was what they agreed to.
/** Of the shop's legal pages (sites/legal.ts), which a registration agrees to as well. */
export const legalVersion = '2026-11-24';

export const consents = {
  registration: {
    version: legalVersion,
    text: 'Acepto que la tienda guarde mis datos para atender mis pedidos y consultas, según la ley 18.331. Puedo pedir verlos, corregirlos o borrarlos.',
  },
} as const;
