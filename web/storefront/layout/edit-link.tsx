import { createPortal } from 'react-dom';
import { useMatches } from 'react-router';
import { useSite } from '#web/data/site';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

type Shown = { kind: 'part' | 'product' | 'notFound'; code: string };

const isShown = (data: unknown): data is Shown =>
  typeof data === 'object' && data !== null && 'kind' in data && 'code' in data;

/** On a product's page: leads a seller to the form of what the page shows, its pictures and links included. */
export const EditLink = () => {
  const shown = useMatches().at(-1)?.loaderData;
  const { kind } = useSite().site;
  if (!isShown(shown)) return null;
  // What visitors may not see has no data of its own here: on a site of parts it is a family nearly always.
  const isFamily = shown.kind === 'part' || (shown.kind === 'notFound' && kind === 'autoparts');
  const address = isFamily ? '/gestion/repuestos' : '/gestion/productos';
  return createPortal(
    <Link
      to={`${address}?${new URLSearchParams({ t: shown.code, editar: shown.code })}`}
      reloadDocument
      className="fixed z-20 flex min-h-11 items-center gap-2 rounded-control border border-neutral-300 bg-white px-4 font-semibold shadow-float"
      style={{ left: 16, bottom: 16 }}
    >
      <Icon name="edit" />
      Editar
    </Link>,
    document.querySelector('main') ?? document.body,
  );
};
