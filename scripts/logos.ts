import type { LogosCommand } from '#server/catalogue/brand-logos.command';
import type { LogosReport } from '#server/catalogue/brand-logos.service';
import { fromThere, readArguments, runToEnd } from './command-line.ts';
import { runCommand } from './run-command.ts';

const help = `Guarda los logos de las marcas, para la tira de marcas.

  npm run logos -- carpeta   archivos con el número o el nombre de la marca: 12.svg, Bosch.png

Si una marca tiene SVG y PNG se muestra el SVG; sin logo se muestra su nombre.
Funciona con la tienda andando o parada.`;

const options = { ayuda: { type: 'boolean', short: 'h' }, help: { type: 'boolean' } } as const;

const run = async (): Promise<number> => {
  const { values, positionals } = readArguments(options);
  const [folder, ...more] = positionals;
  if (values.ayuda || values.help || !folder || more.length > 0) {
    console.log(help);
    return values.ayuda || values.help ? 0 : 1;
  }
  const input: LogosCommand = { folder: fromThere(folder) };
  const { kept, problems } = (await runCommand('logos', input)) as LogosReport;
  console.log(`Logos guardados: ${kept}`);
  for (const { name, problem } of problems) console.error(`${name}: ${problem}`);
  return problems.length > 0 ? 1 : 0;
};

await runToEnd(run);
