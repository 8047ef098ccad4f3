import { dateText } from '#contract/plain/date-text';
import { rateAge, rateDays, rateText, usableRate } from '#contract/plain/rate';
import type { SiteSettings } from '#contract/settings';

type Given = Pick<SiteSettings, 'rate' | 'cardCurrency' | 'showUYU' | 'payments'>;
type Words = { text: string; isOver: boolean };

/**
 * A sentence about the site's rate for an administrator; undefined where it is of these days, or nothing goes by it.
 * `hasCard`: somebody takes cards. `isOver`: the shop cannot charge.
 */
export const rateWords = (settings: Given, hasCard: boolean, now: Date): Words | undefined => {
  const { rate, cardCurrency, showUYU, payments } = settings;
  const charges = hasCard && cardCurrency === 'UYU' && payments.some(({ id }) => id === 'MPU');
  if (!charges && showUYU === 'off') return undefined;
  const missed = [charges && 'no se ofrece la tarjeta', showUYU !== 'off' && 'no se muestran precios en pesos']
    .filter(Boolean)
    .join(' y ');
  if (!rate) return { text: `No hay cotización: ${missed}.`, isOver: charges };
  const told = `La cotización (${rateText(rate)}) es del ${dateText(`${rate.date}T12:00:00Z`)}`;
  if (!usableRate(settings, now)) return { text: `${told}: ${missed}.`, isOver: charges };
  const age = rateAge(rate, now);
  if (age < rateDays.warn) return undefined;
  const days = rateDays.most - age;
  const left = days === 0 ? 'sirve solo hasta hoy' : days === 1 ? 'sirve un día más' : `sirve ${days} días más`;
  return { text: `${told}: ${left}.`, isOver: false };
};
