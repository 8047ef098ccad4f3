import type { Hit } from '#contract/panel';
import { orderStates } from '#contract/plain/commerce';
import { moneyText } from '#contract/plain/money-text';
import { isOnRequest, onRequestWords } from '#contract/plain/on-request';
import { companyPath, familyPath, orderPath, personPath, productPath } from '#web/panel/panel-paths';
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
  return [...named.filter(isMeant), ...found.filter(isPlaced), ...named.filter((one) => !isMeant(one))];
};
