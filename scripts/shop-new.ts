import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { emptyShop } from '#demo/empty-shop';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { startShop } from '#server/start-shop';
import { runToEnd } from './command-line.ts';

const help = `Convierte una demostración en una tienda vacía: borra sus productos, personas, pedidos, correos y fotos.

  npm run shop:new            pregunta antes
  npm run shop:new -- --si    no pregunta

La tienda tiene que estar parada.`;

const isSure = async () => {
  if (process.argv.includes('--si')) return true;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const said = await lines.question('Se borra todo lo de la demostración y no se puede deshacer. Escribí "si": ');
  lines.close();
  return /^s[ií]$/i.test(said.trim());
};

const run = async () => {
  if (process.argv.slice(2).some((given) => given !== '--si')) return console.log(help);
  if (!(await isSure())) return console.log('No se borró nada.');
  const env = readEnvironment(process.env);
  const { database, close } = await startShop(env, { log: openLog('error'), work: false });
  try {
    await emptyShop(
      database.db,
      env.served.map(({ site }) => site),
    );
  } finally {
    await close();
  }
  await rm(resolve(env.DATA_DIR, 'images'), { recursive: true, force: true });
  console.log('La tienda está vacía. Creá su administrador con: npm run admin -- correo@ejemplo.uy');
};

await runToEnd(async () => {
  await run();
  return 0;
});
