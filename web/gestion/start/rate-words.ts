import { dateText } from '#contract/plain/date-text';
import { rateAge, rateDays, rateText, usableRate } from '#contract/plain/rate';
import type { SiteSettings } from '#contract/settings';

type Given = Pick<SiteSettings, 'rate' | 'cardCurrency' | 'showUYU' | 'payments'>;

/** What an administrator should know of the site's rate; undefined where it is of these days, or nothing goes by it. */
export const rateWords = (settings: Given, now: Date): { text: string; isOver: boolean } | undefined => {
  const { rate, cardCurrency, showUYU, payments } = settings;
  const charges = cardCurrency === 'UYU' && payments.some(({ id }) => id === 'MPU');
  if (!charges && showUYU === 'off') return undefined;
  const missed = [charges && 'no se ofrece la tarjeta', showUYU !== 'off' && 'no se muestran precios en pesos']
    .filter(Boolean)
    .join(' y ');
  if (!rate) return { text: `No hay cotización: ${missed}.`, isOver: true };
  const told = `La cotización (${rateText(rate)}) es del ${dateText(`${rate.date}T12:00:00Z`)}`;
  if (!usableRate(settings, now)) return { text: `${told}: ${missed}.`, isOver: true };
  const age = rateAge(rate, now);
  if (age < rateDays.warn) return undefined;
  const days = rateDays.most - age;
  const left = days === 0 ? 'sirve solo hasta hoy' : days === 1 ? 'sirve un día más' : `sirve ${days} días más`;
  return { text: `${told}: ${left}.`, isOver: false };
};
