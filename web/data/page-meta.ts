import type { MetaDescriptor } from 'react-router';
import { pictureAddress } from '#contract/plain/pictures';
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
  /** True for pages that nobody should find in a search engine. */
  noindex?: boolean;
};

/**
 * Title, description, canonical address and preview of a page, for a route's `meta`:
 * `pageMeta(matches[0].loaderData, { title, path })`.
 */
export const pageMeta = (
  root: RootData | undefined,
  { title, description, path, image, noindex }: PageMeta,
): MetaDescriptor[] => {
  if (!root) return title ? [{ title }] : [];
  const { site, origin } = root;
  const whole = title ? `${title} · ${site.name}` : `${site.name} · ${site.about}`;
  return [
    { title: whole },
    { property: 'og:title', content: title ?? whole },
    { property: 'og:site_name', content: site.name },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: origin + pictureAddress(image, 1080, 'webp') }] : []),
    ...(path === undefined ? [] : [{ tagName: 'link', rel: 'canonical', href: origin + path }]),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
};
