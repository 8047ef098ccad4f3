/** Where `from` leads back to: a path of this site, else home. Never back into signing in. */
export const returnPath = (from: string | null | undefined): string => {
  const base = 'http://here.invalid';
  if (!from || !URL.canParse(from, base)) return '/';
  const { origin, pathname, search, hash } = new URL(from, base);
  if (origin !== base || !from.startsWith('/') || pathname.startsWith('//')) return '/';
  if (/^\/(iniciar|registro|activar|confirmar-compra|primer-administrador|restablecer-contrasena)(\/|$)/.test(pathname))
    return '/';
  return pathname + search + hash;
};
