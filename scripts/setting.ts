import { readFileSync } from 'node:fs';
import { settingWords } from '#contract/setting-words';
import type { SettingCommand, SettingsReport } from '#server/settings/setting.command';
import { fromThere, readArguments, runToEnd } from './command-line.ts';
import { runCommand } from './run-command.ts';

const help = `Muestra los ajustes de un sitio, o cambia uno. Rige enseguida, también con la tienda andando.

  npm run setting                                       todos los ajustes
  npm run setting -- vehicleService                     uno
  npm run setting -- vehicleService https://ejemplo.uy/vehiculos
  npm run setting -- synonyms --archivo sinonimos.txt   el valor está en un archivo
  npm run setting -- vehicleService -                   vuelve al valor con que empieza el sitio

  --archivo     de dónde se lee el valor
  --sitio NAM   de qué sitio, si la tienda atiende varios
  --ayuda       muestra esto

Lo que no es un texto va como JSON: true, 4, {"value": 40, "date": "2026-01-01"}.
newOrderMail es una dirección de correo, contact (la de contacto) u off (a nadie).`;

const options = {
  archivo: { type: 'string' },
  sitio: { type: 'string' },
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
} as const;

const contentOf = (file: string): string => {
  try {
    return readFileSync(fromThere(file), 'utf8').trim();
  } catch {
    throw new Error(`No se puede leer ${file}.`);
  }
};

const run = async (): Promise<number> => {
  const { values, positionals } = readArguments(options);
  const [key, written, ...more] = positionals;
  const isTooMuch = more.length > 0 || (values.archivo !== undefined && (written !== undefined || key === undefined));
  if (values.ayuda || values.help || isTooMuch) {
    (isTooMuch ? console.error : console.log)(help);
    return isTooMuch ? 1 : 0;
  }
  const value = values.archivo === undefined ? written : contentOf(values.archivo);
  const input: SettingCommand = { site: values.sitio, key, value };
  const { site, settings } = (await runCommand('setting', input)) as SettingsReport;
  for (const one of settings)
    console.log(`${site} ${one.key}: ${typeof one.value === 'string' ? one.value : JSON.stringify(one.value)}`);
  const words =
    key !== undefined && value === undefined && settings[0] && settingWords[key as keyof typeof settingWords];
  if (words) console.log(`${words.label}: ${words.about}`);
  const service = key === 'vehicleService' ? settings[0]?.value : null;
  if (typeof service === 'string') console.log(`En «catálogo externo» de los vehículos va: ${new URL(service).host}`);
  return 0;
};

await runToEnd(run);
