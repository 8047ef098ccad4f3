import { endNotice } from '#server/arrivals/arrivals.service';
import { oneClickEntry } from '#server/http/one-click';

export const endNoticeEntry = oneClickEntry(
  '/avisos/baja',
  endNotice,
  'Listo: no te vamos a escribir por este producto.',
);
