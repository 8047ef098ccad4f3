import type { User } from '#contract/accounts';
import type { PanelIconName } from '#web/panel/panel-icon.tsx';
import { ownOrdersPath, panelPaths } from '#web/panel/panel-paths';
import { sellsForSite, sellsSomewhere, takesOrders } from '#web/panel/staff';
import type { ScreenCountProps } from './screen-count.tsx';

type Screen = {
  label: string;
  to: string;
  icon: PanelIconName;
  /** The count of waiting work beside it. */
  counts?: ScreenCountProps['of'];
  /** By default all staff has it. */
  right?: Right;
  /** The only kind of site that has it. */
  kind?: string;
};

/** Those who have a screen, and their name at a shop. */
type Right = { has: (user: User) => boolean; whose: (shop: string) => string };

const administration: Right = {
  has: ({ roles }) => roles.includes('administrator'),
  whose: () => 'quienes administran la tienda',
};
const sellersOf = (shop: string) => `quienes venden por ${shop} o administran la tienda`;
const siteSale: Right = { has: sellsForSite, whose: sellersOf };
const counterSale: Right = { has: takesOrders, whose: sellersOf };
const anySale: Right = { has: sellsSomewhere, whose: () => 'quienes venden por una empresa' };

/** The screens of the panel in the order of the rail, by what one does there. */
const groups: readonly { label?: string; screens: readonly Screen[] }[] = [
  { screens: [{ label: 'Inicio', to: panelPaths.start, icon: 'home' }] },
  {
    label: 'Vender',
    screens: [
      { label: 'Pedidos', to: panelPaths.orders, icon: 'orders', counts: 'orders', right: anySale },
      { label: 'Mostrador', to: panelPaths.counter, icon: 'counter', right: counterSale },
      { label: 'Comprobantes', to: panelPaths.slips, icon: 'slip', counts: 'slips' },
      { label: 'Alertas', to: panelPaths.alerts, icon: 'alert', counts: 'alerts' },
    ],
  },
  {
    label: 'Catálogo',
    screens: [
      { label: 'Productos', to: panelPaths.products, icon: 'product' },
      { label: 'Repuestos', to: panelPaths.families, icon: 'part', kind: 'autoparts' },
      { label: 'Categorías', to: panelPaths.categories, icon: 'tree', right: siteSale },
      { label: 'Marcas', to: panelPaths.named, icon: 'tag', right: siteSale },
      { label: 'Stock', to: panelPaths.stock, icon: 'stock' },
      { label: 'Imágenes', to: panelPaths.images, icon: 'image' },
      { label: 'Importar', to: panelPaths.imports, icon: 'import', right: siteSale },
      { label: 'Exportar', to: panelPaths.exports, icon: 'export', right: anySale },
    ],
  },
  {
    label: 'Clientes',
    screens: [
      { label: 'Empresas', to: panelPaths.companies, icon: 'company' },
      { label: 'Grupos', to: panelPaths.groups, icon: 'group' },
      { label: 'Personas', to: panelPaths.people, icon: 'people' },
      { label: 'Comunicaciones', to: panelPaths.communications, icon: 'message' },
      { label: 'Agenda', to: panelPaths.agenda, icon: 'calendar', counts: 'agenda' },
    ],
  },
  {
    label: 'Contenido',
    screens: [
      { label: 'Banners y novedades', to: panelPaths.config, icon: 'banner', right: siteSale },
      { label: 'Textos', to: panelPaths.texts, icon: 'text', right: administration },
    ],
  },
  {
    label: 'Ajustes',
    screens: [
      { label: 'Configuración', to: panelPaths.settings, icon: 'settings', right: administration },
      { label: 'Usuarios', to: panelPaths.users, icon: 'badge', right: administration },
      { label: 'Historial', to: panelPaths.history, icon: 'history' },
    ],
  },
];

const isFor = ({ right }: Screen, user: User) => right?.has(user) ?? true;

/** The screens that somebody has at a site of this kind, in their groups. */
export const screensOf = (user: User, kind: string) =>
  groups
    .map(({ label, screens }) => ({
      label,
      screens: screens.filter((screen) => isFor(screen, user) && (screen.kind ?? kind) === kind),
    }))
    .filter(({ screens }) => screens.length > 0);

/** The one of some screens to which an address belongs: the closest, as one address may have several parts. */
export const screenAt = (
  screens: readonly Screen[],
  { pathname: address, search }: { pathname: string; search: string },
): Screen | undefined => {
  const pathname = ownOrdersPath(address);
  const asked = new URLSearchParams(search);
  const fit = ({ to }: Screen) => {
    const [path = '', part = ''] = to.split('?');
    const isWithin = pathname === path || (to !== panelPaths.start && pathname.startsWith(`${path}/`));
    return isWithin && [...new URLSearchParams(part)].every(([key, value]) => asked.get(key) === value);
  };
  return screens.filter(fit).toSorted((one, other) => other.to.length - one.to.length)[0];
};

/** The screen at an address that somebody lacks, with the names of those who have it; undefined where he may enter. */
export const lackedScreen = (user: User, shop: string, address: { pathname: string; search: string }) => {
  const screen = screenAt(
    groups.flatMap(({ screens }) => screens),
    address,
  );
  return screen?.right && !isFor(screen, user) ? { title: screen.label, whose: screen.right.whose(shop) } : undefined;
};
