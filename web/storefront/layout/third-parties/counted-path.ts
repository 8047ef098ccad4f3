/** Addresses that hold a secret or a mailbox: others are told nothing. */
const secret = /^\/(activar|confirmar-compra|primer-administrador|restablecer-contrasena|newsletter|avisos)\//i;
/** An order by its link, where it is paid: others are told that it is one. */
const order = /^\/pedido\/.*/i;

/** Whether a page's own address is nobody's but the visitor's. */
export const isSecret = (pathname: string) => countedPath(pathname) !== pathname;

/** The path that others may be told of a page; undefined where its address is nobody's but the visitor's. */
export const countedPath = (pathname: string) =>
  secret.test(pathname) ? undefined : pathname.replace(order, '/pedido');
