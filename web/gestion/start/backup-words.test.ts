import { expect, test } from 'vitest';
import { backupWords } from './backup-words.ts';

const now = new Date('2026-11-23T15:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const none = { isDaily: true, goodAt: null, goodSize: null, triedAt: null, error: null };
const made = (hours: number) => ({ ...none, goodAt: hoursAgo(hours), triedAt: hoursAgo(hours), goodSize: 12_900_000 });
const failed = { triedAt: hoursAgo(9), error: 'No se puede guardar /r: no queda lugar en el disco.' };
const failure = 'El del 23/11/2026 a las 03:00 falló: No se puede guardar /r: no queda lugar en el disco.';

test.each([
  ['made now', made(0.5), 'El último bueno es de hace menos de una hora (12,3 MB).', false],
  ['made an hour ago', made(1), 'El último bueno es de hace 1 hora (12,3 MB).', false],
  ['made this night', made(9), 'El último bueno es de hace 9 horas (12,3 MB).', false],
  ['missed for a night', made(37), 'El último bueno es de hace 37 horas (12,3 MB).', true],
  ['missed for days', made(75), 'El último bueno es de hace 3 días (12,3 MB).', true],
  [
    'of a shop that has little',
    { ...made(1), goodSize: 14_155 },
    'El último bueno es de hace 1 hora (menos de 0,1 MB).',
    false,
  ],
  ['to come', none, 'Todavía no hay ninguno: el primero se hace esta noche.', false],
  [
    'failed after a good one',
    { ...made(33), ...failed },
    `${failure} El último bueno es de hace 33 horas (12,3 MB).`,
    true,
  ],
  ['failed always', { ...none, ...failed }, `${failure} Todavía no hay ninguno.`, true],
  [
    'not configured',
    { ...none, isDaily: false },
    'Todavía no hay ninguno. No se hacen solos: quien arranca la tienda dice en qué carpeta, mejor en otro disco.',
    true,
  ],
])('a backup %s', (_what, status, text, isBad) => {
  expect(backupWords(status, now)).toMatchObject({ text, isBad });
});

test('a line says where they go, where none are made by themselves', () => {
  expect(backupWords({ ...none, isDaily: false }, now).lines).toBe('BACKUP_DIR=/respaldos');
  expect(backupWords(none, now).lines).toBeUndefined();
});
