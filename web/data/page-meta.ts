import type { MetaDescriptor } from 'react-router';
import { previewAddress, previewSize } from '#contract/plain/pictures';
import { shopPreview } from '#web/paths';
import type { RootData } from '#web/root-data';

type PageMeta = {
  /** Says the thing; the shop's name is put behind it. Without one the title is the shop's name and what it sells. */
  title?: string;
  /** One or two sentences for who finds the page elsewhere. */
  description?: string;
  /** The one address of this content, as `paths` gives it; what the visitor typed beyond that is left out. */
  path?: string;
  /** Path of a picture for previews, as the calls give it. */
  image?: string | undefined;
  /** For pages that nobody should find in a search engine; 'follow' where their links lead to some that one should, and
   *  whose address is worth sending. */
  noindex?: boolean | 'follow';
  /** The page's kind of thing; without it a page like others. */
  type?: 'product';
  /** The thing's price, where visitors see it. */
  price?: { cents: number; currency: string };
};

/**
 * Title, description, canonical address and preview of a page, for a route's `meta`:
 * `pageMeta(matches[0].loaderData, { title, path })`.
 */
export const pageMeta = (
  root: RootData | undefined,
  { title, description, path, image, noindex, type, price }: PageMeta,
): MetaDescriptor[] => {
  if (!root) return title ? [{ title }] : [];
  const { site, origin } = root;
  const whole = title ? `${title} · ${site.name}` : `${site.name} · ${site.about}`;
  const aboutPage = title ? `${whole}. ${site.about}.` : `${whole}.`;
  const url = path === undefined ? undefined : origin + path;
  return [
    { title: whole },
    ...(url === undefined ? [] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    ...(import.meta.env.SSR && noindex
      ? [{ name: 'robots', content: noindex === 'follow' ? 'noindex,follow' : 'noindex' }]
      : []),
    // Nobody reads these in a browser.
    ...(import.meta.env.SSR ? [{ name: 'description', content: description ?? aboutPage }] : []),
    ...(import.meta.env.SSR && noindex !== true
      ? preview(root, { title: title ?? whole, description: description ?? aboutPage, url, image, type, price })
      : []),
  ];
};

type Preview = {
  [K in 'description' | 'image' | 'type' | 'price']: PageMeta[K] | undefined;
} & { title: string; url: string | undefined };

/** Preview of the page in chats and networks. */
const preview = (
  { site, origin }: RootData,
  { title, description, url, image, type, price }: Preview,
): MetaDescriptor[] => {
  const shown: Record<`${'og' | 'product'}:${string}`, string | undefined> = {
    'og:type': type ?? 'website',
    'og:locale': 'es_UY',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': origin + (image ? previewAddress(image) : shopPreview),
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'product:price:amount': price && (price.cents / 100).toFixed(2),
    'product:price:currency': price?.currency,
  };
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(shown).flatMap(([property, content]) => (content ? [{ property, content }] : [])),
  ];
};
