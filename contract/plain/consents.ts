// What people agree to, by version: a change of a text needs a new version, for the old one was what they agreed to.
export const consents = {
  registration: {
    version: '2026-11',
    text: 'Acepto que la tienda guarde mis datos para atender mis pedidos y consultas, según la ley 18.331. Puedo pedir verlos, corregirlos o borrarlos.',
  },
} as const;
