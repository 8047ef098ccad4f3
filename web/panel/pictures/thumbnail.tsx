import { pictureAddress } from '#contract/plain/pictures';

type Props = { image: string; alt: string; size: number };

/** A picture of the shop in a small square. */
export const Thumbnail = ({ image, alt, size }: Props) => (
  <img
    src={pictureAddress(image, size > 160 ? 320 : 160, 'webp')}
    alt={alt}
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    draggable={false}
    style={{ objectFit: 'contain', background: '#fff', maxWidth: '100%', height: size, display: 'block' }}
  />
);
