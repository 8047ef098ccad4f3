import { ForStaff } from '#web/blocks/account/for-staff.tsx';
import { SignedIn } from '#web/blocks/account/signed-in.tsx';
import { NotFound } from '#web/blocks/error-page.tsx';
import { shop } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useOwnAnswer } from '#web/data/use-own-answer';
import type { Route } from './+types/test-page.ts';
import { HomeView } from './home-view.tsx';
import { readHome } from './read-home.ts';

const title = 'Vista previa';

/** The server knows nothing of the test copies: its page has what any visitor may know. */
export const loader = ({ context }: Route.LoaderArgs) => readHome(context.get(shop).call);

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The home page with the test copies of its banners and releases, for the site's own sellers (decisions A5). */
const TestPage = ({ loaderData }: Route.ComponentProps) => (
  <SignedIn title={title}>
    {(user) => (
      <ForStaff user={user}>
        <Preview {...loaderData} />
      </ForStaff>
    )}
  </SignedIn>
);
export default TestPage;

const Preview = (shown: Route.ComponentProps['loaderData']) => {
  const { answer, isAsking } = useOwnAnswer('content/preview', {}, true);
  if (isAsking) return null;
  return answer ? <HomeView {...shown} {...answer.data} /> : <NotFound />;
};
