import { type Choice, chosenOf } from '#web/blocks/parts/first-to-buy';
import type { IconName } from '#web/ui/icon.tsx';

type Part = { products: readonly (Choice & { images: readonly unknown[] })[] };
type Shown = { kind: 'part' | 'product' | 'notFound'; code: string; part?: Part };

export const isShown = (data: unknown): data is Shown =>
  typeof data === 'object' && data !== null && 'kind' in data && 'code' in data;

type Place = { label: string; icon: IconName; to: string };

/**
 * The panel's forms of what a product's page shows, each with the way back to `from`. A part's data is its family's, its
 * pictures, specifications and links those of one of its products: its texts those of the one that is shown, which `asked`
 * may name. `own` is the part as the seller sees it; null where there is none, undefined while that is not known.
 */
export const editPlaces = (
  shown: Shown,
  {
    hasParts,
    asked,
    own,
    from,
  }: { hasParts: boolean; asked: string | null; own: Part | null | undefined; from: string },
): Place[] => {
  // A thing that visitors may not see has no data of its own here: on a site of parts it is a family nearly always.
  const isFamily = shown.kind === 'part' || (shown.kind === 'notFound' && hasParts && own !== null);
  const data: Place = {
    label: 'Datos',
    icon: 'edit',
    to: addressOf(isFamily ? '/gestion/repuestos' : '/gestion/productos', { editar: shown.code, desde: from }),
  };
  const products = (own ?? shown.part)?.products ?? [];
  const texts = isFamily ? chosenOf(products, asked)?.code : shown.code;
  const pictured = products.find(({ images }) => images.length > 0)?.code ?? texts;
  if (!texts || !pictured) return [data];
  const of = (code: string, campo: string) => addressOf('/gestion/productos', { editar: code, campo, desde: from });
  return [
    data,
    { label: 'Especificaciones', icon: 'settings', to: of(texts, 'specifications') },
    { label: 'Enlaces', icon: 'external', to: of(texts, 'relatedLinks') },
    { label: 'Imágenes', icon: 'eye', to: of(pictured, 'images') },
  ];
};

const addressOf = (path: string, query: { editar: string } & Record<string, string>) =>
  `${path}?${new URLSearchParams({ t: query.editar, ...query })}`;
