import { readEnvironment } from '#server/environment';
import { readArguments, runToEnd } from './command-line.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { progressBar } from './progress-bar.ts';

const help = `Muda la tienda de la base de datos incluida (DATA_DIR) a la base vacía de un servidor PostgreSQL 15 o más nuevo.

  npm run move -- postgres://usuario:clave@servidor:5432/base

La tienda tiene que estar parada. Al final compara cada tabla con la de antes, que queda como está.`;

const options = { ayuda: { type: 'boolean', short: 'h' }, help: { type: 'boolean' } } as const;

await runToEnd(async () => {
  const { values, positionals } = readArguments(options);
  const [url] = positionals;
  const isAsked = values.ayuda ?? values.help ?? false;
  if (!url || positionals.length > 1 || isAsked) {
    (isAsked ? console.log : console.error)(help);
    return isAsked ? 0 : 1;
  }
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Error('La dirección tiene que ser como postgres://usuario:clave@servidor:5432/base.');
  loadEnvironmentFile();
  const { placeOf } = await import('#server/backup/backup-plan');
  const { moveShop } = await import('#server/backup/move-shop');
  const place = placeOf(readEnvironment(process.env));
  const bar = progressBar({ filling: 'Escribiendo tablas', checking: 'Comparando tablas' });
  await moveShop(place, url, bar.show).finally(bar.clear);
  console.log('La tienda está en el servidor: cada tabla tiene las mismas filas.');
  console.log(`Iniciala con DATABASE_URL y el mismo DATA_DIR, donde siguen las fotos y los comprobantes.`);
  console.log(`La base de antes quedó en ${place.dataFolder}/pgdata: no la uses más.`);
  return 0;
});
