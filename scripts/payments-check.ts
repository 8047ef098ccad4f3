import type { PaymentsReport } from '#server/payments/payments.command';
import { readArguments, runToEnd } from './command-line.ts';
import { runCommand } from './run-command.ts';

const help = `Prueba las claves de Mercado Pago y PayPal sin cobrar nada: una línea por prueba, y código 1 si alguna falla.

  npm run payments:check`;

await runToEnd(async () => {
  const { values } = readArguments({ ayuda: { type: 'boolean', short: 'h' }, help: { type: 'boolean' } });
  if (values.ayuda || values.help) {
    console.log(help);
    return 0;
  }
  const { lines } = (await runCommand('payments', {})) as PaymentsReport;
  for (const { ok, what, sentence } of lines) console.log(`${ok ? 'bien' : 'MAL '}  ${what}: ${sentence}`);
  return lines.every(({ ok }) => ok) ? 0 : 1;
});
