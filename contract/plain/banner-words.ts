import { isSitePath, isWebAddress } from '#contract/plain/link';

type Picture = { name?: string | undefined };
type Shown = { title: string; link: string; image: Picture | null; sd: Picture | null };

/** Alternative text of a banner: its title, else where it leads, else its picture's name. */
export const bannerWords = ({ title, link, image, sd }: Shown): string =>
  title || linkWords(link) || pictureWords(image?.name ?? sd?.name ?? '') || 'Banner';

/** The text that a link looks for, else the last part of its path; of another site its name. */
const linkWords = (link: string) => {
  if (isWebAddress(link)) return new URL(link).hostname.replace(/^www\./, '');
  if (!isSitePath(link)) return '';
  const { pathname, searchParams } = new URL(link, 'https://site.invalid');
  return searchParams.get('t') || readable(pathname.split('/').findLast(Boolean) ?? '');
};

/** A part of a path as it was before it was encoded. */
const readable = (part: string) =>
  new URLSearchParams(`part=${part.replaceAll(/[+&]/g, encodeURIComponent)}`).get('part');

/** A file's name without its ending, in words. */
const pictureWords = (name: string) =>
  name
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
