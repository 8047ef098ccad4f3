/** Addresses that hold a secret, a mailbox or an order: others are told the first part alone, or nothing. */
const secret = /^\/(activar|restablecer-contrasena|newsletter|pedido)\//i;

/** The path that others may be told of a page; undefined where its address is nobody's but the visitor's. */
export const countedPath = (pathname: string) => (secret.test(pathname) ? undefined : pathname);
