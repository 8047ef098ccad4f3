/** Sentences of refusals that the panel tells from others, by code. It loads these and no others to show a screen. */
export const sessionMessages = {
  'session.none': 'Ingresá a tu cuenta para continuar',
} as const;
