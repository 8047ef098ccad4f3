import { SignedIn } from '#web/blocks/account/signed-in.tsx';
import { pageMeta } from '#web/data/page-meta';
import type { Route } from './+types/favourites-page.ts';
import { Favourites } from './favourites.tsx';

const title = 'Favoritos';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const FavouritesPage = () => <SignedIn title={title}>{() => <Favourites title={title} />}</SignedIn>;
export default FavouritesPage;
