import type { AdminCommand } from '#server/accounts/administrator.command';
import type { MadeAdministrator } from '#server/accounts/administrator.service';
import { readArguments, runToEnd } from './command-line.ts';
import { runCommand } from './run-command.ts';

const help = `Hace administrador de la tienda a quien tiene ese e-mail; si no tiene cuenta, la crea.

  npm run admin -- correo@ejemplo.uy

Muestra un enlace para elegir la contraseña: sirve una sola vez y durante una hora.
Funciona con la tienda andando o parada; para usar el enlace tiene que estar andando.`;

const options = { ayuda: { type: 'boolean', short: 'h' }, help: { type: 'boolean' } } as const;

const sentences: Record<MadeAdministrator['made'], string> = {
  created: 'Cuenta de administrador creada.',
  promoted: 'La cuenta que ya existía ahora es de administrador.',
  unchanged: 'Esa cuenta ya era de administrador.',
};

const run = async (): Promise<number> => {
  const { values, positionals } = readArguments(options);
  const [email, ...more] = positionals;
  const isAsked = values.ayuda ?? values.help ?? false;
  if (!email || more.length > 0 || isAsked) {
    (isAsked ? console.log : console.error)(help);
    return isAsked ? 0 : 1;
  }
  const made = (await runCommand('admin', { email } satisfies AdminCommand)) as MadeAdministrator;
  console.log(`${sentences[made.made]}\n`);
  console.log(`Para elegir una contraseña, abrí este enlace (una sola vez, durante una hora):\n${made.link}`);
  return 0;
};

await runToEnd(run);
