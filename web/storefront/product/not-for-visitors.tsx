import { Navigate } from 'react-router';
import { NotFound } from '#web/blocks/error-page.tsx';
import { useSession } from '#web/data/session';
import { useSite } from '#web/data/site';
import { useOwnAnswer } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import { PartView } from './part-view.tsx';
import { ProductView } from './product-view.tsx';
import { Waiting } from './waiting.tsx';

/** Page of a code that the server, which renders for visitors, does not find; somebody signed in may see it. */
export const NotForVisitors = ({ code, asked }: { code: string; asked: string | null }) => {
  const { site } = useSite();
  const isSignedIn = useSession().token !== '';
  const hasParts = site.kind === 'autoparts';
  const part = useOwnAnswer('autopart/findByFamily', { family: code }, hasParts);
  const isNoPart = !hasParts || (isSignedIn && !part.isAsking && !part.answer);
  const product = useOwnAnswer('product/find', { code }, isNoPart);
  if (part.answer) return <PartView key={asked} code={code} part={part.answer.data} asked={asked} isOwn />;
  if (!product.answer) return part.isAsking || product.isAsking ? <Waiting /> : <NotFound />;
  const { data: found } = product.answer;
  if (hasParts && found.family) return <Navigate to={paths.part(found.family, found.code)} replace />;
  return found.code === code ? (
    <ProductView code={code} product={found} isOwn />
  ) : (
    <Navigate to={paths.product(found.code)} replace />
  );
};
