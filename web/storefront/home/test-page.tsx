import { useLocation } from 'react-router';
import { ForStaff } from '#web/blocks/account/for-staff.tsx';
import { SignedIn } from '#web/blocks/account/signed-in.tsx';
import { Banners } from '#web/blocks/banners/banners.tsx';
import { NotFound } from '#web/blocks/error-page.tsx';
import { page } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useOwnAnswer } from '#web/data/use-own-answer';
import type { Route } from './+types/test-page.ts';
import { HomeView } from './home-view.tsx';
import { readHome } from './read-home.ts';

const title = 'Vista previa';
/** Where the banners of 3D stand below the home page. */
const printingPlace = '#3d';

/** The server knows nothing of the test copies: its page has what any visitor may know. The panel shows it in a frame. */
export const loader = ({ context }: Route.LoaderArgs) => {
  context.get(page).allows({ ancestors: ["'self'"] });
  return readHome(context);
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The home page with the test copies of its banners and releases, and those of 3D below it, for the site's own sellers (decisions A5). */
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
  const { hash } = useLocation();
  const { answer, isAsking } = useOwnAnswer('content/preview', {}, true);
  if (isAsking) return null;
  if (!answer) return <NotFound />;
  const { printing, ...home } = answer.data;
  return (
    <>
      <HomeView {...shown} {...home} />
      {printing.length > 0 && (
        <div className="mt-10" ref={(place) => (hash === printingPlace ? place?.scrollIntoView() : undefined)}>
          <h2 className="mx-auto mb-3 max-w-page px-4 text-xl font-semibold">Banners de 3D</h2>
          <Banners label="Banners de 3D" banners={printing} />
        </div>
      )}
    </>
  );
};
