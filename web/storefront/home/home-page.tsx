import { Suspense } from 'react';
import type { BannerItem } from '#contract/content';
import { BrandStrip } from '#web/blocks/cards/brand-strip.tsx';
import { CategoryTiles, readCategoryTiles } from '#web/blocks/cards/category-tiles.tsx';
import { ProductCarousel } from '#web/blocks/cards/product-carousel.tsx';
import { shownCards } from '#web/blocks/cards/shown-card';
import { shop } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import { inOwnFile } from '#web/ui/in-own-file';
import type { Route } from './+types/home-page.ts';
import { Assurances } from './assurances.tsx';
import { Banners } from './banners.tsx';
import { Section } from './section.tsx';

const PartFinder = inOwnFile(async () => (await import('./part-finder.tsx')).PartFinder);

/** Two full rows on wide screens; the rest is one press away. */
const tilesShown = 12;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call } = context.get(shop);
  const [banners, releases, tiles, brands] = await Promise.all([
    call('config/getPublic', { key: 'BANNER_HOME' }),
    call('release/list', {}),
    readCategoryTiles(call),
    call('brand/list', {}),
  ]);
  return {
    banners: JSON.parse(banners.data) as BannerItem[],
    releases: releases.data.map(({ title, items }) => ({ title, items: shownCards(items) })),
    tiles: tiles
      .slice(0, tilesShown)
      .map(({ category: { id, name }, ...tile }) => ({ ...tile, category: { id, name } })),
    brands: brands.data,
  };
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches[0].loaderData;
  const about = root?.site.about;
  const description = `${about}. Comprá en línea con retiro en Montevideo o envío a todo el país.`;
  return pageMeta(root, { path: paths.home, ...(about && { description }) });
};

const HomePage = ({ loaderData: { banners, releases, tiles, brands } }: Route.ComponentProps) => {
  const { name, about, kind } = useSite().site;
  const { answer } = useOwnAnswer('release/list', {}, useSeesMore());
  return (
    <>
      <h1 className="sr-only">
        {name}: {about}
      </h1>
      <Banners banners={banners} />
      <Assurances />
      <div className="mx-auto max-w-page px-4">
        {kind === 'autoparts' && (
          <Suspense>
            <PartFinder categories={tiles} />
          </Suspense>
        )}
        <Section title="Categorías" more={{ to: paths.products(), words: 'Ver todo el catálogo' }}>
          <CategoryTiles tiles={tiles} />
        </Section>
      </div>
      {(answer?.data ?? releases).map(({ title, items }) => (
        <div key={title} className="mt-10 border-y border-neutral-200 bg-neutral-50 pb-8 [&+&]:mt-0 [&+&]:border-t-0">
          <div className="mx-auto max-w-[1920px] px-4 xl:px-8">
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
    </>
  );
};
export default HomePage;
