// The texts that people agree to, by version: a change of one needs a new version, for they agreed to the old one.
/**
 * The version of the legal pages that a shop starts with (sites/legal.ts), which a registration agrees to as well: the
 * day of the last change, with a number where that day had more. A consent keeps `legalVersionOf` its site, which also
 * says the version of what the shop wrote itself.
 */
export const legalVersion = '2026-11-29';

export const consents = {
  registration: {
    text: 'Acepto que la tienda guarde mis datos para atender mis pedidos y consultas, según la ley 18.331. Puedo pedir verlos, corregirlos o borrarlos.',
  },
} as const;
