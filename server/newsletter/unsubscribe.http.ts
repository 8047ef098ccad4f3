import { oneClickEntry } from '#server/http/one-click';
import { unsubscribe } from '#server/newsletter/newsletter.service';

export const unsubscribeEntry = oneClickEntry(
  '/newsletter/baja',
  unsubscribe,
  'Listo: no te vamos a escribir más novedades.',
);
