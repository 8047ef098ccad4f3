import { useSite } from '#web/data/site';
import { SkipLink } from '#web/ui/skip-link.tsx';

/** Says on every page of a demo that nothing here is real, and of a shop that is set up that it is not open. */
const NoticeBar = () => {
  const { isDemo, isPreparing } = useSite();
  if (!isDemo && !isPreparing) return null;
  return (
    <aside aria-label="Aviso" className="bg-neutral-900 px-4 py-1.5 text-center text-sm text-white">
      {isDemo ? (
        <>
          <strong>Demostración</strong>: no se vende nada de verdad.
        </>
      ) : (
        <>
          <strong>En preparación</strong>: la tienda no abrió todavía.
        </>
      )}
    </aside>
  );
};

/** The top of every page. Only the server renders it. */
export const PageTop = () => (
  <>
    <SkipLink />
    <NoticeBar />
  </>
);
