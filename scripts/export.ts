import type { ExportCommand, ExportReport } from '#server/import/export.command';
import { cancelledCode, cancelSignal } from './cancel-signal.ts';
import { fromThere, readArguments, runToEnd } from './command-line.ts';
import { partsFormsOf, partsOptions } from './parts-options.ts';
import { progressBar } from './progress-bar.ts';

const help = `Guarda los productos o las autopartes en una planilla que la importación lee; importarla no cambia nada.

  npm run export -- productos.xlsx [opciones]
  npm run export -- productos.csv [opciones]
  npm run export -- precios.csv --precios
  npm run export -- stock.csv --stock
  npm run export -- aplicaciones.xlsx --aplicaciones
  npm run export -- --newsletter
  npm run export -- personas.xlsx --personas
  npm run export -- pedidos.csv --pedidos --desde 2026-11-01 --hasta 2026-11-30

  --precios     solo código y precio
  --stock       solo código, sucursal y cantidad
  --familias, --vehiculos, --aplicaciones, --codigos
                familias de autopartes, vehículos, aplicaciones o códigos originales
  --newsletter  quienes confirmaron que quieren las novedades del sitio, con el enlace
                de baja de cada uno; sin nombre de archivo, novedades.csv
  --personas    todas las personas, con sus teléfonos, direcciones y correos
  --pedidos     pedidos pagados, para facturarlos: datos del comprador, IVA por tasa, cotización y
                comprobantes anotados; un archivo .json lleva también sus artículos
  --desde, --hasta
                de los pedidos, los días en que se pagaron el primero y el último
  --reemplazar  escribe aunque el archivo ya exista
  --sitio RTC   el sitio, del que son los productos: hace falta si la tienda atiende varios
  --ayuda       muestra esto

Funciona con la tienda andando o parada. Ctrl+C cancela y no deja archivo.`;

const options = {
  precios: { type: 'boolean' },
  stock: { type: 'boolean' },
  reemplazar: { type: 'boolean' },
  sitio: { type: 'string' },
  newsletter: { type: 'boolean' },
  personas: { type: 'boolean' },
  pedidos: { type: 'boolean' },
  desde: { type: 'string' },
  hasta: { type: 'string' },
  ...partsOptions,
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
} as const;

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const run = async (): Promise<number> => {
  const { values, positionals } = readArguments(options);
  if (values.ayuda || values.help) {
    console.log(help);
    return 0;
  }
  const file = positionals[0] ?? (values.newsletter ? 'novedades.csv' : undefined);
  const forms: ExportCommand['form'][] = [
    ...(values.precios ? (['prices'] as const) : []),
    ...(values.stock ? (['stock'] as const) : []),
    ...(values.newsletter ? (['newsletter'] as const) : []),
    ...(values.personas ? (['people'] as const) : []),
    ...(values.pedidos ? (['orders'] as const) : []),
    ...partsFormsOf(values),
  ];
  if (!file || positionals.length > 1 || forms.length > 1) {
    console.error(help);
    return 1;
  }
  const { desde: from, hasta: to } = values;
  const wrong = [from, to].find((day) => day !== undefined && !isDay(day));
  if (wrong !== undefined) {
    console.error(`«${wrong}» no es un día como 2026-11-30.`);
    return 1;
  }
  const input: ExportCommand = {
    path: fromThere(file),
    form: forms[0] ?? 'products',
    site: values.sitio,
    replace: values.reemplazar,
    from,
    to,
  };
  const { runCommand } = await import('./run-command.ts');
  const bar = progressBar({ exporting: 'Exportando' });
  const report = (await runCommand('export', input, bar.show, cancelSignal()).finally(bar.clear)) as ExportReport;
  if (report.isCancelled) {
    console.log('Se canceló: no se guardó ningún archivo.');
    return cancelledCode;
  }
  console.log(`${new Intl.NumberFormat('es-UY').format(report.rows)} filas en ${file}`);
  return 0;
};

await runToEnd(run);
