import type { BannerItem } from '#contract/content';
import { bannerWords } from '#contract/plain/banner-words';
import { type PictureFormat, pictureAddress, pictureWidths } from '#contract/plain/pictures';
import { useSite } from '#web/data/site';
import { Carousel } from '#web/ui/carousel.tsx';
import { classes } from '#web/ui/classes';
import { Link } from '#web/ui/link.tsx';

const seconds = 5;
const isPhone = '(max-width: 47.99rem)';

const steps = (image: string, format: PictureFormat) =>
  pictureWidths.map((width) => `${pictureAddress(image, width, format)} ${width}w`).join(', ');

/** Banners, one after the other. */
export const Banners = ({ label, banners }: { label: string; banners: readonly BannerItem[] }) => {
  const { mobileBannerSquare } = useSite().site.settings;
  const shown = banners.filter(({ image, sd }) => image ?? sd);
  if (shown.length === 0) return null;
  return (
    <Carousel
      label={label}
      autoplaySeconds={seconds}
      below="dots"
      slides={shown.map((banner, at) => ({
        key: banner.id,
        name: bannerWords(banner),
        content: <Banner banner={banner} isFirst={at === 0} isSquare={mobileBannerSquare} />,
      }))}
    />
  );
};

type Props = { banner: BannerItem; isFirst: boolean; isSquare: boolean };

const Banner = ({ banner, isFirst, isSquare }: Props) => {
  const picture = <BannerPicture banner={banner} isFirst={isFirst} />;
  return (
    <div
      className={classes(
        'relative overflow-hidden md:aspect-[10/3] md:max-h-[30rem] md:w-full',
        isSquare ? 'aspect-square' : 'aspect-[16/9]',
      )}
    >
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={banner.color} />
      </svg>
      {!banner.link ? (
        picture
      ) : banner.link.startsWith('/') ? (
        <Link to={banner.link}>{picture}</Link>
      ) : (
        <a href={banner.link} rel="noopener">
          {picture}
        </a>
      )}
    </div>
  );
};

/** The wide picture, or on phones the one made for them. */
const BannerPicture = ({ banner, isFirst }: { banner: BannerItem; isFirst: boolean }) => {
  const { image, sd } = banner;
  const wide = (image ?? sd)?.image ?? '';
  const narrow = (sd ?? image)?.image ?? '';
  return (
    <picture>
      <source media={isPhone} type="image/avif" srcSet={steps(narrow, 'avif')} sizes="100vw" />
      <source media={isPhone} type="image/webp" srcSet={steps(narrow, 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={steps(wide, 'avif')} sizes="100vw" />
      <img
        src={pictureAddress(wide, 1600, 'webp')}
        srcSet={steps(wide, 'webp')}
        sizes="100vw"
        alt={bannerWords(banner)}
        width={1600}
        height={480}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className="relative size-full object-cover"
      />
    </picture>
  );
};
