import { pageMeta } from '#web/data/page-meta';
import type { PageHandle } from '#web/page-handle';
import type { Route } from './+types/privacy-page.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegal } from './load-legal.ts';

export const handle: PageHandle = { listed: 'legal' };

export const loader = ({ context }: Route.LoaderArgs) => loadLegal('/privacidad', context);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches[0].loaderData, loaderData) : [];

const PrivacyPage = ({ loaderData }: Route.ComponentProps) => <LegalPage {...loaderData} />;
export default PrivacyPage;
