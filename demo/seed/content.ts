import type { BannerItem } from '#contract/content';
import type { DemoProduct } from '#demo/catalogue/products';
import { bannerPicture, bannerScenes, bannerSizes, printingScenes, releasesOf } from '#demo/content';
import { idsBy, insertRows, valueOf } from '#demo/seed/insert';
import type { Db } from '#server/ctx';
import { sites } from '#sites/all';
import { siteIds } from '#sites/site';

const shapes = ['wide', 'square'] as const;

/** Banners and releases of every site, with test copies of the first of each. */
export async function seedContent(db: Db, products: readonly DemoProduct[]) {
  const scenes = [...Object.values(bannerScenes).flat(), ...printingScenes];
  const pictures = scenes.flatMap((scene) =>
    shapes.map((shape) => ({
      name: scene.title,
      path: bannerPicture(scene, shape),
      target: 'banner',
      ...bannerSizes[shape],
    })),
  );
  await insertRows(db, 'image', pictures);
  const ids = await idsBy(db, 'image', 'path');
  const picture = (path: string) => ({ id: valueOf(ids, path), image: path });
  const bannersOf = (shown: typeof scenes) =>
    shown.map(
      (scene, at): BannerItem => ({
        id: at + 1,
        color: scene.color,
        link: scene.link,
        title: scene.title,
        image: picture(bannerPicture(scene, 'wide')),
        sd: picture(bannerPicture(scene, 'square')),
      }),
    );
  const rows = siteIds.flatMap((site) => {
    const banners = bannersOf(bannerScenes[site]);
    const releases = releasesOf(
      site,
      products.filter(({ category }) => category.startsWith(`${sites[site].rootCategory}.`)),
    );
    return [
      { site, key: 'BANNER_HOME', value: JSON.stringify(banners) },
      { site, key: 'TEST_BANNER_HOME', value: JSON.stringify(banners.slice(0, 1)) },
      ...(sites[site].printing ? [{ site, key: 'BANNER_3D', value: JSON.stringify(bannersOf(printingScenes)) }] : []),
      { site, key: 'RELEASES_HOME', value: JSON.stringify(releases) },
      { site, key: 'TEST_RELEASES_HOME', value: JSON.stringify(releases.slice(0, 1)) },
    ];
  });
  await insertRows(db, 'config', rows);
}
