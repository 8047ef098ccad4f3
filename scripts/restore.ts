import { whenText } from '#contract/plain/date-text';
import { readEnvironment } from '#server/environment';
import { fromThere, readArguments, runToEnd } from './command-line.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { progressBar } from './progress-bar.ts';

const help = `Llena un lugar vacío con un respaldo de npm run backup: una carpeta DATA_DIR sin tienda, o la base vacía de DATABASE_URL.

  npm run restore -- tienda-2026-11-23T06-20-00Z.respaldo
  DATA_DIR=./otra npm run restore -- archivo --clave archivo

  --clave archivo  la clave con que se cifró; sin esto BACKUP_KEY
  --ayuda          muestra esto

Primero lee el archivo entero: si está dañado no toca nada. Al final compara cada tabla y cada archivo con el respaldo.
Si al lado está erased-people.jsonl, la lista de quienes pidieron que se borraran sus datos, npm start los vuelve a borrar.`;

const options = {
  clave: { type: 'string' },
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
} as const;

await runToEnd(async () => {
  const { values, positionals } = readArguments(options);
  const [file] = positionals;
  const isAsked = values.ayuda ?? values.help ?? false;
  if (!file || positionals.length > 1 || isAsked) {
    (isAsked ? console.log : console.error)(help);
    return isAsked ? 0 : 1;
  }
  loadEnvironmentFile();
  const env = readEnvironment(process.env);
  const { placeOf } = await import('#server/backup/backup-plan');
  const { readSecret } = await import('#server/backup/read-secret');
  const { restoreBackup } = await import('#server/backup/restore-backup');
  const place = placeOf(env);
  const secret = await readSecret(values.clave && fromThere(values.clave), env.BACKUP_KEY);
  const bar = progressBar({
    reading: 'Leyendo el archivo',
    filling: 'Escribiendo tablas',
    checking: 'Comparando tablas',
  });
  const made = await restoreBackup(fromThere(file), place, { secret, onProgress: bar.show }).finally(bar.clear);
  const where = place.url ? 'la base de DATABASE_URL' : place.dataFolder;
  console.log(`Tienda restaurada en ${where}, como estaba el ${whenText(made.toISOString())}. Iniciala con npm start.`);
  return 0;
});
