import { type LinkProps, Link as RouterLink } from 'react-router';

/** Where it leads on the server: an address of the shop as it stands there, which needs no resolving. */
const ServerLink = ({ to, replace: _, preventScrollReset: __, state: ___, ...rest }: LinkProps) =>
  typeof to === 'string' && to.startsWith('/') ? (
    <a {...rest} href={to} />
  ) : (
    <RouterLink {...rest} to={to} discover="none" />
  );

/** A link inside the shop. The server writes a plain anchor: the router's takes six times as long, and a page has some 180. */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink;
