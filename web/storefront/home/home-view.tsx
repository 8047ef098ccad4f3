import type { BannerItem } from '#contract/content';
import { Banners } from '#web/blocks/banners/banners.tsx';
import { BrandStrip } from '#web/blocks/cards/brand-strip.tsx';
import { CategoryTiles } from '#web/blocks/cards/category-tiles.tsx';
import { ProductCarousel } from '#web/blocks/cards/product-carousel.tsx';
import { RecentlySeen } from '#web/blocks/cards/recently-seen.tsx';
import type { ShownCard } from '#web/blocks/cards/shown-card';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { inOwnFile } from '#web/ui/in-own-file';
import { Assurances } from './assurances.tsx';
import type { readHome } from './read-home.ts';
import { Section } from './section.tsx';

const PartFinder = inOwnFile(async () => (await import('./part-finder.tsx')).PartFinder);

type Props = {
  banners: readonly BannerItem[];
  releases: readonly { title: string; items: readonly ShownCard[] }[];
} & Awaited<ReturnType<typeof readHome>>;

export const HomeView = ({ banners, releases, tiles, brands, finder }: Props) => {
  const { name, about } = useSite().site;
  return (
    <>
      <h1 className="sr-only">
        {name}: {about}
      </h1>
      <Banners label="Banners de la tienda" banners={banners} />
      <Assurances />
      <div className="mx-auto max-w-page px-4">
        {finder && <PartFinder categories={tiles} words={finder} />}
        <Section title="Categorías" more={{ to: paths.products(), words: 'Ver todo el catálogo' }}>
          <CategoryTiles tiles={tiles} />
        </Section>
      </div>
      {releases.map(({ title, items }) => (
        <div key={title} className="mt-10 border-y border-neutral-200 bg-neutral-50 pb-8 [&+&]:mt-0 [&+&]:border-t-0">
          {/* It begins where the page does, and goes on to the window's edge. */}
          <div className="mr-4 ml-[max(1rem,50%-36.5rem)]">
            <Section title={title}>
              <ProductCarousel label={title} cards={items} />
            </Section>
          </div>
        </div>
      ))}
      {brands.length > 0 && (
        <div className="mx-auto max-w-page px-4">
          <Section title="Marcas">
            <BrandStrip brands={brands} />
          </Section>
        </div>
      )}
      <RecentlySeen />
    </>
  );
};
