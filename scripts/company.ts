import { hasRightCheckDigit } from '#contract/plain/field-rules';
import type { SettingCommand, SettingsReport } from '#server/settings/setting.command';
import { readArguments, runToEnd } from './command-line.ts';
import { runCommand } from './run-command.ts';

const help = `Dice qué empresa vende en un sitio. Rige enseguida, también con la tienda andando; los pedidos de antes quedan como están.

  npm run company -- 'Razón social' 211003420017 'Domicilio fiscal'

  --sitio NAM   de qué sitio, si la tienda atiende varios
  --ayuda       muestra esto`;

const options = {
  sitio: { type: 'string' },
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
} as const;

const run = async (): Promise<number> => {
  const { values, positionals } = readArguments(options);
  const [name, identifier, address, ...more] = positionals;
  const isAsked = values.ayuda || values.help;
  if (isAsked || address === undefined || more.length > 0) {
    (isAsked ? console.log : console.error)(help);
    return isAsked ? 0 : 1;
  }
  const input: SettingCommand = {
    site: values.sitio,
    key: 'company',
    value: JSON.stringify({ name, identifier, address }),
  };
  const { site, settings } = (await runCommand('setting', input)) as SettingsReport;
  const company = settings[0]?.value as { name: string; identifier: string; address: string };
  console.log(`${site}: vende ${company.name}, RUT ${company.identifier}, ${company.address}`);
  if (!hasRightCheckDigit(company.identifier)) console.error('El dígito verificador de ese RUT no da: revisalo.');
  return 0;
};

await runToEnd(run);
