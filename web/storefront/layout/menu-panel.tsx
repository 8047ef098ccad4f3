import { useSite } from '#web/data/site';
import { type Catalogue, categoryLines } from './catalogue-links.ts';
import { MenuLinks } from './menu-links.tsx';

/** The menu on wide screens. It loads when it is first opened: some hundred links. */
export const MenuPanel = ({ categories, makers }: Catalogue) => (
  <MenuLinks lines={categoryLines(categories, useSite().site)} makers={makers} />
);
