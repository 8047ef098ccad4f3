import { pictureAddress } from '#contract/pictures';
import { useSite } from '#web/data/site';

type Props = {
  title: string;
  description?: string;
  /** Path and query under which search engines know the page; none for pages they should leave out. */
  canonical?: string;
  /** Path of a picture for previews. */
  image?: string | undefined;
};

/** What browsers, search engines and previews are told of a page. */
export const PageHead = ({ title, description, canonical, image }: Props) => {
  const { site, origin } = useSite();
  const whole = title === site.name ? title : `${title} · ${site.name}`;
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="es_UY" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={origin + pictureAddress(image, 1080, 'webp')} />}
      {canonical === undefined ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <>
          <link rel="canonical" href={origin + canonical} />
          <meta property="og:url" content={origin + canonical} />
        </>
      )}
    </>
  );
};
