import { demoAccounts } from '#demo/accounts';
import type { MadeDemo } from '#demo/demo.command';
import { runToEnd } from './command-line.ts';
import { runCommand } from './run-command.ts';

// With DATABASE_URL a demo comes only by this command; the embedded database gets one at its first `npm start`.
await runToEnd(async () => {
  const { password } = (await runCommand('demo', {}, (step) => console.log(String(step)))) as MadeDemo;
  console.log(`Demostración lista. Contraseña de ${demoAccounts.map(({ email }) => email).join(', ')}: ${password}`);
  console.log('Si la tienda está andando, reiniciala.');
  return 0;
});
