import type { FacetAddress } from '#contract/plain/facets';

type Query = Record<string, string | number | undefined>;

// A page has hundreds of addresses, nearly all of them of ids.
const isPlain = /^[\w.*-]*$/;
const encode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);

const withQuery = (path: string, query: Query) => {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${isPlain.test(String(value)) ? value : encode(String(value))}`,
  );
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
};

type ListKey =
  | FacetAddress
  | 's'
  | 'v'
  | 't'
  | 'order'
  | 'pag'
  | 'search'
  | 'alto'
  | 'ancho'
  | 'tol'
  | 'e'
  | 'desde'
  | 'hasta'
  | 'stock';
/**
 * Query of the list: its facets, text, state, vehicle, order, page; `search` alone shows all. For products also
 * specifications, prices and stock; for parts height and width with how far they may be off.
 */
export type ListQuery = { [K in ListKey]?: string | number | undefined };

/** The place on a list's page of a filter by its name, most often its key in the address. */
export const filterPlace = (name: string) => `filtro-${name.replaceAll(/\s+/g, '-')}`;

/** Whether an address leads to one of the filters, whatever else its list shows. */
export const isAtFilter = (hash: string) => hash.startsWith('#filtro-');

/** The place of all brands on the catalogue's page of a shop of products. */
export const brandsPlace = 'marcas';

/** The site's logo as a picture that everything can show. */
export const shopPicture = '/iconos/512.png';
/** The same for previews, of `previewSize`. */
export const shopPreview = '/iconos/1200.jpg';

/** Addresses that most pages link to; those of the panel stand in panel/panel-paths.ts, of texts in info-paths.ts. */
export const paths = {
  home: '/',
  products: (query: ListQuery = {}) => withQuery('/productos', query),
  /** All brands of a shop of products. */
  brands: `/productos#${brandsPlace}`,
  /** A filter of the list of all, unfolded. */
  filter: (key: ListKey): string => `${paths.products({ search: '' })}#${filterPlace(key)}`,
  /** Where one looks for a part by its vehicle: the category and the vehicle's brand that are chosen so far. */
  picker: (query: { rubro?: string | undefined; marca?: number | undefined } = {}) => withQuery('/productos', query),
  product: (code: string) => `/productos/${encodeURIComponent(code)}`,
  /** A family's page with this one of its products chosen, for this vehicle and its year, or this application by its name. */
  part: (family: string, codigo: string | undefined, picked: Pick<ListQuery, 'v' | 'y'> & { para?: string } = {}) =>
    withQuery(paths.product(family), { codigo, ...picked }),
  cart: '/mi-compra',
  /** The cart with the checkout open. */
  checkout: '/mi-compra?detail',
  /** The page after the order was entered; it survives a reload. */
  placed: (orderId: string) => `/mi-compra?status=approved&pedido=${orderId}`,
  myOrders: '/mis-compras',
  favourites: '/favoritos',
  companyOrders: (companyId: number) => `/${companyId}/pedidos`,
  companyConfig: (companyId: number) => `/${companyId}/config`,
  panel: '/gestion',
  /** Where staff review slips. */
  slips: '/gestion/comprobantes',
  profile: '/perfil',
  /** Sign-in; `from` is where it leads back to. */
  login: (from?: string) => withQuery('/iniciar', { from }),
  register: (from?: string) => withQuery('/registro', { from }),
  activation: (guid: string) => `/activar/${guid}`,
  resetPassword: (from?: string) => withQuery('/restablecer-contrasena', { from }),
  contact: '/contacto',
  company: '/empresa',
  services: '/servicios',
};
