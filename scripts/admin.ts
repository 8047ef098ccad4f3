import type { AdminCommand } from '#server/accounts/administrator.command';
import type { MadeAdministrator } from '#server/accounts/administrator.service';
import { runToEnd } from './command-line.ts';
import { runCommand } from './run-command.ts';

const help = `Hace administrador de la tienda a quien tiene ese e-mail; si no tiene cuenta, la crea.

  npm run admin -- correo@ejemplo.uy

Muestra un enlace para elegir la contraseña: sirve una sola vez y durante una hora.
Funciona con la tienda andando o parada; para usar el enlace tiene que estar andando.`;

const told: Record<MadeAdministrator['made'], string> = {
  created: 'Cuenta de administrador creada.',
  promoted: 'La cuenta que ya existía ahora es de administrador.',
  unchanged: 'Esa cuenta ya era de administrador.',
};

const run = async (): Promise<number> => {
  const [email, ...more] = process.argv.slice(2);
  if (!email || more.length > 0 || email.startsWith('-')) {
    const isAsked = email === '--ayuda' || email === '--help' || email === '-h';
    (isAsked ? console.log : console.error)(help);
    return isAsked ? 0 : 1;
  }
  const made = (await runCommand('admin', { email } satisfies AdminCommand)) as MadeAdministrator;
  console.log(`${told[made.made]}\n`);
  console.log(`Para elegir una contraseña, abrí este enlace (una sola vez, durante una hora):\n${made.link}`);
  return 0;
};

await runToEnd(run);
