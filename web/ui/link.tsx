import { type LinkProps, Link as RouterLink } from 'react-router';

/** On the server an address of the shop stands as it is; it needs no resolving. */
const ServerLink = (props: LinkProps) => {
  const { to, replace: _, preventScrollReset: __, state: ___, reloadDocument: ____, ...rest } = props;
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} discover="none" />;
  return <a {...rest} href={to} />;
};

/** A link inside the shop. The server writes a plain anchor: the router's takes six times as long, and a page has some 180. */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink;
