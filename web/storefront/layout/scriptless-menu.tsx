import { useSite } from '#web/data/site';
import { renderedOnce } from '#web/ui/rendered-once';
import { type Catalogue, categoryLines, type Makers } from './catalogue-links.ts';
import { MenuLinks } from './menu-links.tsx';

const htmlOf = renderedOnce('menu', MenuLinks);

/** Makers whose list is a press away are not all named on every page. */
const fewMakers = ({ items, ...makers }: Makers): Makers => ({ ...makers, items: makers.all ? [] : items });

/** The menu where no script runs. Only the server renders it. */
export const ScriptlessMenu = ({ categories, makers, text }: Catalogue) => {
  const { rootCategory, settings } = useSite().site;
  const { subcategories, categoryLinks } = settings;
  const key = `${rootCategory} ${subcategories} ${categoryLinks} ${text}`;
  const lines = categoryLines(categories, { rootCategory, settings });
  return <noscript dangerouslySetInnerHTML={htmlOf(key, { lines, makers: makers.map(fewMakers) })} />;
};
