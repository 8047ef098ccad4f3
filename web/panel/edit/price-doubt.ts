import { dateText } from '#contract/plain/date-text';
import { moneyText } from '#contract/plain/money-text';
import { isOnRequest, onRequestWords } from '#contract/plain/on-request';
import { isBigChange } from '#contract/plain/price-change';
import { likelyRates, type Rate, rateAge, rateText, usableRate } from '#contract/plain/rate';
import type { Doubt } from '#web/panel/question.tsx';

/** The effect of a product without a price. */
export const onRequestNote = `Sin precio, la tienda muestra «${onRequestWords}» y no se puede comprar.`;

/** A price that changes by more than half; `atNothing` says what a price of 0 does. */
export const priceDoubt = (from: unknown, to: unknown, atNothing = onRequestNote): Doubt | undefined => {
  if (typeof from !== 'number' || typeof to !== 'number' || !isBigChange(from, to)) return undefined;
  const text = isOnRequest(to) ? atNothing : 'El precio cambia más de la mitad.';
  return { title: `¿De ${moneyText(from)} a ${moneyText(to)}?`, text };
};

type Priced = { id?: unknown; name?: unknown; price?: unknown };

const priced = (list: unknown) => (Array.isArray(list) ? (list as Priced[]) : []);
const namedIn = (list: readonly Priced[], { id, name }: Priced) =>
  list.find((one) => one.id === id && one.name === name);

/** A shipping whose price changes by more than half; one that has another name is the next of its kind that lost its own. */
export const shippingDoubt = (seen: unknown, now: unknown): Doubt | undefined => {
  const [before, after] = [priced(seen), priced(now)];
  const lost = before.filter((one) => !namedIn(after, one));
  for (const one of after) {
    const at = lost.findIndex(({ id }) => id === one.id);
    const [renamed] = namedIn(before, one) || at < 0 ? [] : lost.splice(at, 1);
    const doubt = priceDoubt((namedIn(before, one) ?? renamed)?.price, one.price, isFree);
    if (doubt) return doubt;
  }
  return undefined;
};
const isFree = 'Ese envío queda sin costo.';

type Shown = { price?: unknown; isPublic?: unknown };
const isShownWithout = ({ price, isPublic }: Shown) => isPublic === true && !price;

/** A product that is stored: its price, and that it gets public without one. `seen` is nothing of a new one. */
export const productDoubt = (seen: Shown | undefined, now: Shown): Doubt | undefined => {
  const doubt = priceDoubt(seen?.price, now.price);
  if (doubt) return doubt;
  const isAsked = isShownWithout(now) && !(seen && isShownWithout(seen));
  return isAsked ? { title: '¿Publicar sin precio?', text: onRequestNote } : undefined;
};

type Rated = { value?: unknown; date?: unknown } | null | undefined;
const rateOf = (rate: Rated): Rate | null =>
  typeof rate?.value === 'number' && typeof rate.date === 'string' ? { value: rate.value, date: rate.date } : null;

/** A rate of a day on which it is no price, one that is far from the one before it, or a first one that is no price of a dollar. */
export const rateDoubt = (seen: unknown, now: unknown, at = new Date()): Doubt | undefined => {
  const [before, after] = [rateOf(seen as Rated), rateOf(now as Rated)];
  if (!after || (after.value === before?.value && after.date === before.date)) return undefined;
  const unusable = usableRate({ rate: after }, at) ? '' : unusableWords(after, at);
  const { least, most } = likelyRates(before);
  if (after.value !== before?.value && (after.value < least || after.value > most)) {
    const was = before ? `Hasta ahora era ${rateText(before)}. ` : '';
    return {
      title: `¿${rateText(after)}?`,
      text: `${was}De la cotización salen todos los precios en pesos. ${unusable}`.trim(),
    };
  }
  const title = `¿La cotización del ${dateText(`${after.date}T12:00:00Z`)}?`;
  return unusable ? { title, text: unusable } : undefined;
};

const unusableWords = (rate: Rate, at: Date) =>
  `${rateAge(rate, at) < 0 ? 'Todavía no rige' : 'Ya venció'}: con ella la tienda no muestra ni cobra precios en pesos.`;
