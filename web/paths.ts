type Query = Record<string, string | number | undefined>;

const withQuery = (path: string, query: Query) => {
  const kept = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const text = new URLSearchParams(kept).toString();
  return text ? `${path}?${text}` : path;
};

/** Query of the product list: category, provider, brand, year, text, state, vehicle, order, page; `search` alone shows all. */
export type ListQuery = Partial<
  Record<'c' | 'p' | 'b' | 'y' | 't' | 's' | 'v' | 'order' | 'pag' | 'search', string | number>
>;

/** Addresses of the shop's own pages. */
export const paths = {
  home: '/',
  products: (query: ListQuery = {}) => withQuery('/productos', query),
  product: (code: string) => `/productos/${encodeURIComponent(code)}`,
  cart: '/mi-compra',
  /** The cart with the checkout open. */
  checkout: '/mi-compra?detail',
  /** What is said once the order was entered; it survives a reload. */
  placed: (orderId: string) => `/mi-compra?status=approved&pedido=${orderId}`,
  myOrders: '/mis-compras',
  companyOrders: (companyId: number) => `/${companyId}/pedidos`,
  companyConfig: (companyId: number) => `/${companyId}/config`,
  profile: '/perfil',
  /** Sign-in; `from` is where it leads back to. */
  login: (from?: string) => withQuery('/iniciar', { from }),
  register: (from?: string) => withQuery('/registro', { from }),
  activation: (guid: string) => `/activar/${guid}`,
  resetPassword: '/restablecer-contrasena',
  contact: '/contacto',
};
