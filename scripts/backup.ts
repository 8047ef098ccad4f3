import { resolve } from 'node:path';
import type { BackupCommand, BackupReport } from '#server/backup/backup.command';
import { cancelledCode, cancelSignal } from './cancel-signal.ts';
import { fromThere, readArguments, runToEnd } from './command-line.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { progressBar } from './progress-bar.ts';
import { runCommand } from './run-command.ts';

const help = `Guarda toda la tienda en un archivo: la base de datos, las fotos y los comprobantes. Se lee de vuelta antes de darlo por bueno.

  npm run backup                   en la carpeta BACKUP_DIR, donde quedan los de los últimos BACKUP_KEEP días
  npm run backup -- respaldos/     en esa carpeta
  npm run backup -- respaldos/ --clave archivo

  --clave archivo  cifra con el texto de ese archivo; sin esto con BACKUP_KEY, si está
  --ayuda          muestra esto

Funciona con la tienda andando o parada. Ctrl+C cancela y no deja archivo.`;

const options = {
  clave: { type: 'string' },
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
} as const;

const steps = { tables: 'Guardando tablas', files: 'Guardando archivos', reading: 'Leyendo de vuelta' };
const megabytes = new Intl.NumberFormat('es-UY', { maximumFractionDigits: 1 });

await runToEnd(async () => {
  const { values, positionals } = readArguments(options);
  const [folder] = positionals;
  const isAsked = values.ayuda ?? values.help ?? false;
  if (positionals.length > 1 || isAsked) {
    (isAsked ? console.log : console.error)(help);
    return isAsked ? 0 : 1;
  }
  loadEnvironmentFile();
  // The shop that runs may have been started with others.
  const { BACKUP_DIR, BACKUP_KEY } = process.env;
  const input: BackupCommand = {
    folder: folder && fromThere(folder),
    keyFile: values.clave && fromThere(values.clave),
    folderOfCommand: BACKUP_DIR && resolve(BACKUP_DIR),
    keyOfCommand: BACKUP_KEY,
  };
  const bar = progressBar(steps);
  const report = (await runCommand('backup', input, bar.show, cancelSignal()).finally(bar.clear)) as BackupReport;
  if ('isCancelled' in report) {
    console.log('Se canceló: no se guardó ningún archivo.');
    return cancelledCode;
  }
  console.log(`Respaldo guardado: ${report.path} (${megabytes.format(report.size / 2 ** 20)} MB)`);
  if (!report.isEncrypted)
    console.log(
      'No está cifrado, y tiene datos personales: guardalo donde nadie más lo lea, o usá --clave o BACKUP_KEY.',
    );
  return 0;
});
