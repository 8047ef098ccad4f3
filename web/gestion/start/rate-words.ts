import { dateText } from '#contract/plain/date-text';
import { rateAge, rateDays, rateText, usableRate } from '#contract/plain/rate';
import type { SiteSettings } from '#contract/settings';

type Settings = Pick<SiteSettings, 'rate' | 'cardCurrency' | 'showUYU' | 'payments'>;
/** `hasCard`: somebody takes cards. `isRead`: a daily source is configured. */
type Given = { hasCard: boolean; isRead: boolean };
/** `over`: the shop cannot charge. `lines`: what stands in the file .env where the rate is to be read. */
type Words = { text: string; state: 'good' | 'old' | 'over'; lines?: string };

const daily = {
  text: 'Para que se lea sola cada día, por ejemplo la del Banco Central que publica frankfurter.dev, quien arranca la tienda agrega:',
  lines: 'RATE_URL=https://api.frankfurter.dev/v2/rate/USD/UYU?providers=BCU\nRATE_FIELD=rate',
};

/** A sentence about the site's rate for an administrator; undefined where nothing goes by it. */
export const rateWords = (settings: Settings, { hasCard, isRead }: Given, now: Date): Words | undefined => {
  const { rate, cardCurrency, showUYU, payments } = settings;
  const charges = hasCard && cardCurrency === 'UYU' && payments.some(({ id }) => id === 'MPU');
  if (!charges && showUYU === 'off') return undefined;
  const missed = [charges && 'no se ofrece la tarjeta', showUYU !== 'off' && 'no se muestran precios en pesos']
    .filter(Boolean)
    .join(' y ');
  const none = isRead ? ' La fuente diaria no dio ninguna nueva.' : ` ${daily.text}`;
  const lines = isRead ? {} : { lines: daily.lines };
  const over = charges ? 'over' : 'old';
  if (!rate) return { text: `No hay cotización: ${missed}.${none}`, state: over, ...lines };
  const told = `La cotización (${rateText(rate)}) es del ${dateText(`${rate.date}T12:00:00Z`)}`;
  if (!usableRate(settings, now)) return { text: `${told}: ${missed}.${none}`, state: over, ...lines };
  const age = rateAge(rate, now);
  if (age < rateDays.warn && isRead && age < 1) return { text: `${told}. Se lee sola cada día.`, state: 'good' };
  if (age < rateDays.warn && !isRead) return { text: `${told}. La ponés a mano.${none}`, state: 'good', ...lines };
  const days = rateDays.most - age;
  const left = days === 0 ? 'sirve solo hasta hoy' : days === 1 ? 'sirve un día más' : `sirve ${days} días más`;
  return { text: `${told}: ${left}.${none}`, state: 'old', ...lines };
};
