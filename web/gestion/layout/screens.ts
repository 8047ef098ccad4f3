import type { User } from '#contract/accounts';
import type { PanelIconName } from '#web/panel/panel-icon.tsx';
import { panelPaths } from '#web/panel/panel-paths';
import { sellsForSite, sellsSomewhere, takesOrders } from '#web/panel/staff';
import type { ScreenCountProps } from './screen-count.tsx';

type Screen = {
  label: string;
  to: string;
  icon: PanelIconName;
  /** The count of waiting work beside it. */
  counts?: ScreenCountProps['of'];
  /** Whether somebody has it at a site of this kind; by default all staff. */
  isFor?: (user: User, kind: string) => boolean;
};

const isAdministrator = ({ roles }: User) => roles.includes('administrator');
const sellsParts = (_: User, kind: string) => kind === 'autoparts';

/** The screens of the panel in the order of the rail, by what one does there. */
const groups: readonly { label?: string; screens: readonly Screen[] }[] = [
  { screens: [{ label: 'Inicio', to: panelPaths.start, icon: 'home' }] },
  {
    label: 'Vender',
    screens: [
      { label: 'Pedidos', to: panelPaths.orders, icon: 'orders', counts: 'orders', isFor: sellsSomewhere },
      { label: 'Mostrador', to: panelPaths.counter, icon: 'counter', isFor: takesOrders },
      { label: 'Comprobantes', to: panelPaths.slips, icon: 'slip', counts: 'slips' },
      { label: 'Alertas', to: panelPaths.alerts, icon: 'alert', counts: 'alerts' },
    ],
  },
  {
    label: 'Catálogo',
    screens: [
      { label: 'Productos', to: panelPaths.products, icon: 'product' },
      { label: 'Repuestos', to: panelPaths.families, icon: 'part', isFor: sellsParts },
      { label: 'Categorías', to: panelPaths.categories, icon: 'tree', isFor: sellsForSite },
      { label: 'Marcas', to: panelPaths.named, icon: 'tag', isFor: sellsForSite },
      { label: 'Stock', to: panelPaths.stock, icon: 'stock' },
      { label: 'Imágenes', to: panelPaths.images, icon: 'image' },
      { label: 'Importar', to: panelPaths.imports, icon: 'import', isFor: sellsForSite },
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
      { label: 'Banners y novedades', to: panelPaths.config, icon: 'banner', isFor: sellsForSite },
      { label: 'Textos', to: panelPaths.texts, icon: 'text', isFor: isAdministrator },
    ],
  },
  {
    label: 'Ajustes',
    screens: [
      { label: 'Configuración', to: panelPaths.settings, icon: 'settings', isFor: isAdministrator },
      { label: 'Usuarios', to: panelPaths.users, icon: 'badge', isFor: isAdministrator },
      { label: 'Historial', to: panelPaths.history, icon: 'history' },
    ],
  },
];

/** The screens that somebody has, in their groups. */
export const screensOf = (user: User, kind: string) =>
  groups
    .map(({ label, screens }) => ({ label, screens: screens.filter(({ isFor }) => isFor?.(user, kind) ?? true) }))
    .filter(({ screens }) => screens.length > 0);

/** The one of some screens to which an address belongs: the closest, as one address may have several parts. */
export const screenAt = (
  screens: readonly Screen[],
  { pathname, search }: { pathname: string; search: string },
): Screen | undefined => {
  const asked = new URLSearchParams(search);
  const fit = ({ to }: Screen) => {
    const [path = '', part = ''] = to.split('?');
    const isWithin = pathname === path || (to !== panelPaths.start && pathname.startsWith(`${path}/`));
    return isWithin && [...new URLSearchParams(part)].every(([key, value]) => asked.get(key) === value);
  };
  return screens.filter(fit).toSorted((one, other) => other.to.length - one.to.length)[0];
};
