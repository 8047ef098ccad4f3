import { type PictureFormat, pictureAddress, pictureWidths } from '#contract/pictures';

type Props = {
  /** Path as the calls give it; without one a quiet surface keeps the place. */
  image: string | undefined;
  /** What it shows; empty where words beside it say the same. */
  alt: string;
  /** Its size in pixels at most; the ratio keeps the place free until it arrives. */
  width: number;
  height: number;
  /** How wide it stands, as in the `sizes` of an image: '(min-width: 62rem) 20rem, 50vw'. */
  sizes: string;
  /** The one picture that a visitor waits for. */
  priority?: boolean;
  className?: string;
};

const steps = (image: string, format: PictureFormat) =>
  pictureWidths.map((width) => `${pictureAddress(image, width, format)} ${width}w`).join(', ');

/** A picture in the width and format that suits the screen. */
export const Picture = ({ image, alt, width, height, sizes, priority = false, className }: Props) =>
  image ? (
    <picture className="contents">
      <source type="image/avif" srcSet={steps(image, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress(image, 480, 'webp')}
        srcSet={steps(image, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  ) : (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      className={`block bg-neutral-100 ${className ?? ''}`}
    />
  );
