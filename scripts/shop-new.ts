import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { emptyShop } from '#demo/empty-shop';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { startShop } from '#server/start-shop';
import { readArguments, runToEnd } from './command-line.ts';
import { loadEnvironmentFile } from './environment-file.ts';

const help = `Convierte una demostración en una tienda vacía: borra sus productos, personas, pedidos, correos y fotos.

  npm run shop:new            pregunta antes
  npm run shop:new -- --si    no pregunta

La tienda tiene que estar parada.`;

const options = { si: { type: 'boolean' }, ayuda: { type: 'boolean', short: 'h' } } as const;

const isSure = async () => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('Se borra todo lo de la demostración y no se puede deshacer. Escribí "si": ');
  lines.close();
  return /^s[ií]$/i.test(answer.trim());
};

const run = async () => {
  const { values, positionals } = readArguments(options);
  if (values.ayuda || positionals.length > 0) return console.log(help);
  if (!values.si && !(await isSure())) return console.log('No se borró nada.');
  loadEnvironmentFile();
  const env = readEnvironment(process.env);
  const { database, close } = await startShop(env, { log: openLog('error'), work: false, create: false });
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
