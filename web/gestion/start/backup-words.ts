import type { BackupStatus } from '#contract/panel';
import { whenText } from '#contract/plain/date-text';

const hour = 3600 * 1000;
/** One a day, and half a day for a night that took long. */
const oldMs = 36 * hour;
const ago = new Intl.RelativeTimeFormat('es');
const megabytes = new Intl.NumberFormat('es-UY', { maximumFractionDigits: 1 });

type BackupWords = { text: string; isBad: boolean; lines?: string };

/** A sentence about the backups for an administrator; `isBad` where he should do something, `lines` what has to stand in the file .env. */
export const backupWords = ({ isDaily, goodAt, goodSize, triedAt, error }: BackupStatus, now: Date): BackupWords => {
  const age = goodAt === null ? undefined : now.getTime() - Date.parse(goodAt);
  const size = sizeText((goodSize ?? 0) / 2 ** 20);
  const last = age === undefined ? 'Todavía no hay ninguno.' : `El último bueno es de ${ageText(age)} (${size}).`;
  if (error !== null && triedAt !== null)
    return { text: `El del ${whenText(triedAt)} falló: ${error.replace(/\.$/, '')}. ${last}`, isBad: true };
  if (!isDaily)
    return {
      text: `${last} No se hacen solos: quien arranca la tienda dice en qué carpeta, mejor en otro disco.`,
      isBad: true,
      lines: 'BACKUP_DIR=/respaldos',
    };
  if (age === undefined) return { text: 'Todavía no hay ninguno: el primero se hace esta noche.', isBad: false };
  return { text: last, isBad: age > oldMs };
};

const sizeText = (size: number) => `${size < 0.1 ? 'menos de ' : ''}${megabytes.format(Math.max(0.1, size))} MB`;

const ageText = (ms: number) => {
  const hours = Math.floor(ms / hour);
  if (hours < 1) return 'hace menos de una hora';
  return hours < 48 ? ago.format(-hours, 'hour') : ago.format(-Math.floor(hours / 24), 'day');
};
