import type { BannerItem } from '#contract/content';
import { shownCards } from '#web/blocks/cards/shown-card';
import { organizationFacts, webSiteFacts } from '#web/blocks/structured-data/shop-facts';
import { page, shop, site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import type { Route } from './+types/home-page.ts';
import { HomeView } from './home-view.tsx';
import { readHome } from './read-home.ts';

export const handle: PageHandle = { listed: 'products' };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call } = context.get(shop);
  const [banners, releases, others] = await Promise.all([
    call('config/getPublic', { key: 'BANNER_HOME' }),
    call('release/list', {}),
    readHome(context),
  ]);
  const { origin, facts } = context.get(page);
  const own = context.get(site);
  facts.push(organizationFacts(origin, own), webSiteFacts(origin, own));
  return {
    ...others,
    banners: JSON.parse(banners.data) as BannerItem[],
    releases: releases.data.map(({ title, items }) => ({ title, items: shownCards(items) })),
  };
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches[0].loaderData;
  const about = root?.site.about;
  const city = root?.site.branches[0]?.city;
  const { pickup, sendsEverywhere } = root?.site.settings ?? {};
  const ways = [
    ...(pickup && city ? [`retiro en ${city}`] : []),
    ...(sendsEverywhere ? ['envío a todo el país'] : []),
  ].join(' o ');
  const description = `${about}. Comprá en línea${ways && ` con ${ways}`}.`;
  return pageMeta(root, { path: paths.home, ...(about && { description }) });
};

const HomePage = ({ loaderData: { releases, ...shown } }: Route.ComponentProps) => {
  const { answer } = useOwnAnswer('release/list', {}, useSeesMore());
  return <HomeView {...shown} releases={answer?.data ?? releases} />;
};
export default HomePage;
