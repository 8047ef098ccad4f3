import type { ImageTarget } from '#contract/images';
import { alertsPath } from '#contract/plain/alerts-path';
import type { OrderQueue } from '#contract/plain/order-queues';
import { paths } from '#web/paths';

/** Addresses of the panel's screens. Apart from paths.ts, so that no visitor loads them. */
export const panelPaths = {
  start: '/gestion',
  orders: '/gestion/pedidos',
  counter: '/gestion/mostrador',
  products: '/gestion/productos',
  categories: '/gestion/categorias',
  named: '/gestion/marcas',
  imports: '/gestion/importar',
  exports: '/gestion/exportar',
  families: '/gestion/repuestos',
  stock: '/gestion/stock',
  lowStock: '/gestion/stock?faltantes=1',
  count: '/gestion/stock/recuento',
  slips: paths.slips,
  alerts: alertsPath,
  images: '/gestion/imagenes',
  companies: '/gestion/empresas',
  groups: '/gestion/grupos',
  people: '/gestion/personas',
  communications: '/gestion/comunicaciones',
  agenda: '/gestion/agenda',
  users: '/gestion/usuarios',
  history: '/gestion/historial',
  config: '/gestion/configuracion',
  settings: '/gestion/configuracion?parte=ajustes',
  texts: '/gestion/configuracion?parte=textos',
  stockHistory: '/gestion/historial?que=stock',
};

/** The slips that wait of one order, by its number. */
export const slipsPath = (number: number) => `${panelPaths.slips}?pedido=${number}`;

/** The same, also those that were decided. */
export const allSlipsPath = (number: number) => `${slipsPath(number)}&estado=all`;

/** An address of orders as the panel's own screens have it: the list of one company is that of orders (decisions A5). */
export const ownOrdersPath = (pathname: string) => pathname.replace(/^\/\d+\/pedidos$/, panelPaths.orders);

/** The orders of one queue. */
export const queuePath = (queue: OrderQueue) => `${panelPaths.orders}?cola=${queue}`;

type Sold = { since: string; until?: string; companyId?: number };

/** The orders that were placed in some days and are paid, of a company, else of the one in use. */
export const soldPath = ({ since, until, companyId }: Sold) => {
  const list = companyId === undefined ? panelPaths.orders : paths.companyOrders(companyId);
  return `${list}?${new URLSearchParams({ desde: since, ...(until && { hasta: until }), estado: 'PAG' })}`;
};

/** The library of one kind, the newest pictures first. */
export const imagesPath = (target: ImageTarget) => `${panelPaths.images}${target === 'banner' ? '?tipo=banner' : ''}`;

/** A product's form over the list in which it is found. */
export const productPath = (code: string) => `${panelPaths.products}?${new URLSearchParams({ t: code, editar: code })}`;

/** A family's form over the list of all. */
export const familyPath = (family: string) => `${panelPaths.families}?${new URLSearchParams({ editar: family })}`;

/** A vehicle's form over those of its brand. */
export const vehiclePath = (id: number) => `${panelPaths.families}?ver=vehiculos&vehiculo=${id}`;

/** A product's stock over the list in which it is found. */
export const stockPath = (code: string) => `${panelPaths.stock}?${new URLSearchParams({ t: code, abrir: code })}`;

/** The page of a company. */
export const companyPath = (id: number | string) => `${panelPaths.companies}/${id}`;

/** The same; it says that the company which was asked for became part of this one. */
export const survivorPath = (id: number) => `${companyPath(id)}?unida=`;

/** A group's form over the list of all. */
export const groupPath = (id: number) => `${panelPaths.groups}?editar=${id}`;

/** The companies of a group. */
export const groupCompaniesPath = (groupId: number) => `${panelPaths.companies}?groupId=${groupId}`;

/** The page of a person. */
export const personPath = (id: number | string) => `${panelPaths.people}/${id}`;

/** An account's form over the list of all. */
export const userPath = (guid: string) => `${panelPaths.users}?editar=${guid}`;

/** The account of a person, among the users. */
export const accountPath = (personId: number) => `${panelPaths.users}?persona=${personId}`;

export const companyHistoryPath = (id: number) => `${panelPaths.history}?que=company&codigo=${id}`;

/** The keys by which the address of a list of communications or orders narrows it to one company or one person. */
export const contactKeys = { contactCompanyId: 'empresa', contactPersonId: 'persona' } as const;

/** A communication over the list of all. */
export const communicationPath = (id: number) => `${panelPaths.communications}?editar=${id}`;

/** The communications with one contact; a new one begins with that contact. */
export const communicationsWith = (contact: { contactCompanyId: number } | { contactPersonId: number }): string => {
  const [key, id] =
    'contactCompanyId' in contact
      ? [contactKeys.contactCompanyId, contact.contactCompanyId]
      : [contactKeys.contactPersonId, contact.contactPersonId];
  return `${panelPaths.communications}?${key}=${id}`;
};

/** The list of all that one person, or anybody, has to do until the end of a day, the oldest first. */
export const communicationsDue = (personId: number | undefined, day: string) => {
  const whose = personId === undefined ? '' : `&autor=${personId}`;
  return `${panelPaths.communications}?estado=OPE${whose}&hasta=${day}`;
};

/** The page of an order. */
export const orderPath = (guid: string) => `${panelPaths.orders}/${guid}`;

/** The order of a number, in the list of the company that it is addressed to. */
export const numberedOrderPath = (companyId: number, number: number | string) =>
  `${paths.companyOrders(companyId)}?t=${number}`;

/** A company, a person, or a text by which orders of somebody without an account are found. */
export type OrdersBuyer = { companyId: number } | { personId: number } | { text: string };

/** The orders of one buyer, among those of a company, else of the one in use. */
export const buyerOrdersPath = (buyer: OrdersBuyer, toCompany?: number): string => {
  const [key, value] =
    'text' in buyer
      ? ['t', buyer.text]
      : 'companyId' in buyer
        ? [contactKeys.contactCompanyId, String(buyer.companyId)]
        : [contactKeys.contactPersonId, String(buyer.personId)];
  const list = toCompany === undefined ? panelPaths.orders : paths.companyOrders(toCompany);
  return `${list}?${new URLSearchParams({ [key]: value })}`;
};

/** Where an administrator writes a text of the shop. */
export const settingTextPath = (key: string) => `${panelPaths.texts}#ajuste-${key}`;

/** Where an administrator sets a setting. */
export const settingPath = (key: string) => `${panelPaths.settings}#ajuste-${key}`;
