import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Product } from '#contract/catalogue';
import { pictureAddress } from '#contract/plain/pictures';
import { ProductPicture } from '#web/blocks/cards/product-picture.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Picture } from '#web/ui/picture.tsx';

const Zoom = onDemand(async () => (await import('./zoom.tsx')).Zoom);

const sizes = '(min-width: 75rem) 660px, (min-width: 48rem) 50vw, 100vw';

/** A product's pictures; more than one can be swiped, turned, and chosen by the small ones below. A press shows one large. `children` stand over them. */
export const Gallery = ({ name, images, children }: Pick<Product, 'name' | 'images'> & { children: ReactNode }) => {
  const [zoomed, setZoomed] = useState<string>();
  const big = (image: string, at: number) => (
    <a
      href={pictureAddress(image, 1600, 'webp')}
      aria-label={`Ampliar ${images.length > 1 ? `la imagen ${at + 1} de ${images.length}` : 'la imagen'}`}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        setZoomed(image);
      }}
      className="block cursor-zoom-in overflow-hidden rounded-card border border-neutral-200 p-2"
    >
      <ProductPicture image={image} alt={name} width={1080} height={810} sizes={sizes} priority={at === 0} />
    </a>
  );
  return (
    <div className="relative md:sticky md:top-24 md:self-start">
      {images.length > 1 ? (
        <Carousel
          label={`Imágenes de ${name}`}
          below="thumbnails"
          slides={images.map(({ id, image }, at) => ({
            key: id,
            content: big(image, at),
            thumbnail: (
              <Picture image={image} alt="" width={64} height={64} sizes="64px" className="size-full object-contain" />
            ),
          }))}
        />
      ) : images[0] ? (
        big(images[0].image, 0)
      ) : (
        <ProductPicture image={undefined} alt={name} width={1080} height={810} sizes={sizes} />
      )}
      {children}
      {zoomed && (
        <Zoom name={name} image={zoomed} onClose={() => setZoomed(undefined)} onMissing={() => setZoomed(undefined)} />
      )}
    </div>
  );
};
