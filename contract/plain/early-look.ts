/** The cookie of a browser that is shown a shop before it opens, as its staff's are. It signs nobody in. */
export const earlyLook = 'vista-previa=si';

/** Pages of the storefront by which a shop's people come in before it opens: to become its administrator, and to sign in. */
export const entrancePages = /^\/(iniciar|primer-administrador|restablecer-contrasena|activar)(\/|$)/;
