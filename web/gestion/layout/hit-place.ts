import type { Hit } from '#contract/panel';
import { orderStates } from '#contract/plain/commerce';
import { moneyText } from '#contract/plain/money-text';
import { isOnRequest, onRequestWords } from '#contract/plain/on-request';
import { hitsMax } from '#contract/plain/panel-hits';
import { companyPath, familyPath, orderPath, panelPaths, personPath, productPath } from '#web/panel/panel-paths';
import type { Command } from './commands.ts';

type Place = { to: string } | { run: () => void };

/** One line of what is found: what it is, its name, what tells it from others, what it costs and how many are left, and where it leads or what it does. */
export type Choice = Place & { key: string; kind: string; title: string; detail: string; worth?: string };

/** Where a hit leads. */
const placeOf = ({ kind, id, key, guid }: Hit): Place | undefined => {
  if (kind === 'product') return { to: productPath(key) };
  if (kind === 'company' && id !== null) return { to: companyPath(id) };
  if (kind === 'person' && id !== null) return { to: personPath(id) };
  if (kind === 'family') return { to: familyPath(key) };
  return guid === null ? undefined : { to: orderPath(guid) };
};

const kinds = { product: 'Producto', family: 'Familia', order: 'Pedido', company: 'Empresa', person: 'Persona' };

/** Words of a hit: its kind, its name, and the detail that tells it from others. */
const wordsOf = ({ kind, key, title, detail }: Hit) => {
  const state = Object.entries(orderStates).find(([code]) => code === detail)?.[1].label;
  if (kind === 'order') return { kind: kinds.order, title: `${key} · ${title}`, detail: state ?? '' };
  const isOwnName = key === title || key === detail;
  return { kind: kinds[kind], title, detail: [isOwnName ? '' : key, detail].filter(Boolean).join(' · ') };
};

/** The price and the units for sale of a product; a family's price is its lowest. */
const worthOf = ({ kind, price, units }: Hit) => {
  if (price === null || units === null) return {};
  const left = units === 1 ? '1 libre' : `${units} libres`;
  const cost = kind === 'family' ? `desde ${moneyText(price)}` : moneyText(price);
  return { worth: `${isOnRequest(price) ? onRequestWords : cost} · ${left}` };
};

/** The lists in which the rest of a kind is found. */
const lists: Record<Hit['kind'], { all: string; to: string }> = {
  product: { all: 'todos los productos', to: panelPaths.products },
  family: { all: 'todas las familias', to: panelPaths.families },
  order: { all: 'todos los pedidos', to: panelPaths.orders },
  company: { all: 'todas las empresas', to: panelPaths.companies },
  person: { all: 'todas las personas', to: panelPaths.people },
};

/** The way to the list of each kind of which there may be more than what is listed. */
const restOf = (hits: readonly Hit[], text: string) =>
  (Object.keys(lists) as Hit['kind'][])
    .filter((kind) => hits.filter((hit) => hit.kind === kind).length >= hitsMax)
    .map((kind): Choice => {
      const { all, to } = lists[kind];
      return {
        key: `all ${kind}`,
        kind: kinds[kind],
        title: `Ver ${all}`,
        detail: `con «${text}»`,
        to: `${to}?${new URLSearchParams({ t: text })}`,
      };
    });

const isPlaced = (choice: Choice | undefined): choice is Choice => choice !== undefined;

/** Hits, with the screens and actions of that name: before them where their name begins so, else behind them. */
export const choicesOf = (hits: readonly Hit[], commands: readonly Command[], text: string): readonly Choice[] => {
  const found = hits.map((hit): Choice | undefined => {
    const place = placeOf(hit);
    return place && { key: `${hit.kind} ${hit.id ?? hit.key}`, ...wordsOf(hit), ...worthOf(hit), ...place };
  });
  const named = commands.map((command): Choice => {
    const { kind, title } = command;
    const place = 'run' in command ? { run: command.run } : { to: command.to };
    return { key: `${kind} ${title}`, kind, title, detail: '', ...place };
  });
  const isMeant = ({ title }: Choice) => title.toLowerCase().startsWith(text.toLowerCase());
  const others = named.filter((one) => !isMeant(one));
  return [...named.filter(isMeant), ...found.filter(isPlaced), ...restOf(hits, text), ...others];
};
