import { createPortal } from 'react-dom';
import { useLocation, useMatches, useSearchParams } from 'react-router';
import { useSite } from '#web/data/site';
import { useOwnAnswer } from '#web/data/use-own-answer';
import { Icon } from '#web/ui/icon.tsx';
import { editPlaces, isShown } from './edit-places.ts';
import { MenuItem } from './menu-item.tsx';
import { useDetails } from './use-details.ts';

/** On a product's page: leads a seller to the forms of what the page shows, and from there back to it. */
export const EditLink = () => {
  const data = useMatches().at(-1)?.loaderData;
  const shown = isShown(data) ? data : undefined;
  const hasParts = useSite().site.kind === 'autoparts';
  const { pathname, search } = useLocation();
  const asked = useSearchParams()[0].get('codigo');
  // A seller sees products of a family that the visitor's page does not know, and families that it does not show.
  const mayBePart = hasParts && shown !== undefined && shown.kind !== 'product';
  const part = useOwnAnswer('autopart/findByFamily', { family: shown?.code ?? '' }, mayBePart);
  const ref = useDetails();
  if (!shown) return null;
  const own = part.isAsking ? undefined : (part.answer?.data ?? null);
  const places = editPlaces(shown, { hasParts, asked, own, from: pathname + search });
  return createPortal(
    <details ref={ref} className="fixed z-20" style={{ left: 16, bottom: 16 }}>
      <summary className="flex min-h-11 items-center gap-2 rounded-control border border-neutral-300 bg-white px-4 font-semibold shadow-float">
        <Icon name="edit" />
        Editar
      </summary>
      <nav
        aria-label="Editar"
        className="absolute left-0 z-30 w-64 animate-appear rounded-card border border-neutral-200 bg-white p-2 shadow-float"
        style={{ bottom: '100%' }}
      >
        {places.map((place) => (
          <MenuItem key={place.label} {...place} reloadDocument />
        ))}
      </nav>
    </details>,
    document.querySelector('main') ?? document.body,
  );
};
