import sprite from './icons.svg?url';

export const panelIconNames = [
  ...(['home', 'orders', 'slip', 'alert', 'product', 'part', 'stock', 'image', 'star', 'company', 'group'] as const),
  ...([
    'people',
    'message',
    'calendar',
    'badge',
    'history',
    'settings',
    'sidebar',
    'keyboard',
    'counter',
    'tree',
    'tag',
    'import',
    'export',
    'banner',
    'text',
  ] as const),
];
export type PanelIconName = (typeof panelIconNames)[number];

/** A drawing of the panel's own, beside words; as `Icon` of web/ui draws those that visitors see too. */
export const PanelIcon = ({ name }: { name: PanelIconName }) => (
  <svg aria-hidden="true" className="icon" width={20} height={20}>
    <use href={`${sprite}#${name}`} />
  </svg>
);
