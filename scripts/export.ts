import type { ExportCommand, ExportReport } from '#server/import/export.command';
import { cancelledCode, cancelSignal } from './cancel-signal.ts';
import { fromThere, readArguments, runToEnd } from './command-line.ts';
import { progressBar } from './progress-bar.ts';

const help = `Guarda los productos en una planilla que la importación lee; importarla no cambia nada.

  npm run export -- productos.xlsx [opciones]
  npm run export -- productos.csv [opciones]
  npm run export -- precios.csv --precios
  npm run export -- stock.csv --stock

  --precios     solo código y precio
  --stock       solo código, sucursal y cantidad
  --reemplazar  escribe aunque el archivo ya exista
  --sitio RTC   los productos de ese sitio, si la tienda atiende varios
  --ayuda       muestra esto

Funciona con la tienda andando o parada. Ctrl+C cancela y no deja archivo.`;

const options = {
  precios: { type: 'boolean' },
  stock: { type: 'boolean' },
  reemplazar: { type: 'boolean' },
  sitio: { type: 'string' },
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
} as const;

const formOf = ({ precios, stock }: { precios?: boolean; stock?: boolean }) => {
  if (precios) return 'prices';
  return stock ? 'stock' : 'products';
};

const run = async (): Promise<number> => {
  const { values, positionals } = readArguments(options);
  if (values.ayuda || values.help) {
    console.log(help);
    return 0;
  }
  const [file] = positionals;
  if (!file || positionals.length > 1 || (values.precios && values.stock)) {
    console.error(help);
    return 1;
  }
  const input: ExportCommand = {
    ...{ path: fromThere(file), form: formOf(values), site: values.sitio, replace: values.reemplazar },
  };
  const { runCommand } = await import('./run-command.ts');
  const bar = progressBar({ exporting: 'Exportando' });
  const report = (await runCommand('export', input, bar.show, cancelSignal())) as ExportReport;
  bar.clear();
  if (report.isCancelled) {
    console.log('Se canceló: no se guardó ningún archivo.');
    return cancelledCode;
  }
  console.log(`${new Intl.NumberFormat('es-UY').format(report.rows)} filas en ${file}`);
  return 0;
};

await runToEnd(run);
