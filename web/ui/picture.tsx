import { pictureAddress, pictureWidths } from '#contract/plain/pictures';

type Props = {
  /** Path as the calls give it; without one a quiet surface keeps the place. */
  image: string | undefined;
  /** Text for those who cannot see it; empty where words beside it say the same. */
  alt: string;
  /** Its usual size in pixels: steps from half to double of it are offered. The ratio keeps the place free until it arrives. */
  width: number;
  height: number;
  /** How wide it stands, as in the `sizes` of an image: '(min-width: 62rem) 20rem, 50vw'. */
  sizes: string;
  /** The one picture that a visitor waits for. */
  priority?: boolean;
  className?: string;
};

const steps = (image: string, usual: number) =>
  pictureWidths
    .filter((width) => width >= usual / 2 && width <= Math.max(usual * 2, pictureWidths[0]))
    .map((width) => `${pictureAddress(image, width, 'avif')} ${width}w`)
    .join();

/** A picture in the width that suits the screen; the few browsers that know no AVIF get its usual size. */
export const Picture = ({ image, alt, width, height, sizes, priority = false, className }: Props) =>
  image ? (
    <picture>
      <source type="image/avif" srcSet={steps(image, width)} sizes={sizes} />
      <img
        src={pictureAddress(image, pictureWidths.find((step) => step >= width) ?? 1600, 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
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
