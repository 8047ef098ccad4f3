import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// Every site has a few, of the settings before too.
const mostKept = 40;

/**
 * For `dangerouslySetInnerHTML`: the HTML of a part that many pages show alike, rendered once for each key. The part has
 * no context, so the key names all that it depends on; `name` keeps its ids apart from the page's. For the server alone.
 */
export const renderedOnce = <P extends object>(name: string, Part: ComponentType<P>) => {
  const kept = new Map<string, { __html: string }>();
  return (key: string, props: P) => {
    const known = kept.get(key);
    if (known) return known;
    const html = { __html: renderToStaticMarkup(createElement(Part, props), { identifierPrefix: name }) };
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, html);
    return html;
  };
};
