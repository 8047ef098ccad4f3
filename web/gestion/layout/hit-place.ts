import type { Hit } from '#contract/panel';
import { orderStates } from '#contract/plain/commerce';
import { companyPath, orderPath, personPath, productPath } from '#web/panel/panel-paths';
import { paths } from '#web/paths';

type Place = { to: string; isInPanel: boolean };

const shop = (to: string): Place => ({ to, isInPanel: false });

/** Where a hit leads; nowhere where nobody says of which company an order is. */
export const placeOf = ({ kind, id, key, toCompanyId }: Hit): Place | undefined => {
  if (kind === 'product') return { to: productPath(key), isInPanel: true };
  if (kind === 'company' && id !== null) return { to: companyPath(id), isInPanel: true };
  if (kind === 'person' && id !== null) return { to: personPath(id), isInPanel: true };
  if (kind === 'family') return shop(paths.product(key));
  return toCompanyId ? shop(orderPath(toCompanyId, key)) : undefined;
};

const kinds = { product: 'Producto', family: 'Familia', order: 'Pedido', company: 'Empresa', person: 'Persona' };

/** What is read of a hit: what it is, its name, and what tells it from others. */
export const wordsOf = ({ kind, key, title, detail }: Hit) => {
  const state = Object.entries(orderStates).find(([code]) => code === detail)?.[1].label;
  if (kind === 'order') return { kind: kinds.order, title: `${key} · ${title}`, detail: state ?? '' };
  const isOwnName = key === title || key === detail;
  return { kind: kinds[kind], title, detail: [isOwnName ? '' : key, detail].filter(Boolean).join(' · ') };
};
