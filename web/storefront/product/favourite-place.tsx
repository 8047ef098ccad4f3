import type { Card } from '#contract/catalogue';
import { useUser } from '#web/data/user';
import { onDemand } from '#web/ui/on-demand.tsx';

const Favourite = onDemand(async () => (await import('./favourite.tsx')).Favourite);

/** The heart of a product that is for sale, for the signed-in. Visitors fetch nothing of it. */
export const FavouritePlace = ({ code, name, isPublic }: Pick<Card, 'code' | 'name' | 'isPublic'>) =>
  useUser() && isPublic ? <Favourite {...{ code, name }} silent /> : null;
