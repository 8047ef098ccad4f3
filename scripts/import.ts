import { existsSync } from 'node:fs';
import type { ImportCommand } from '#server/import/import.command';
import type { ImportReport } from '#server/import/import-report';
import { reportLines } from '#server/import/report-text';
import { cancelledCode, cancelSignal } from './cancel-signal.ts';
import { fromThere, readArguments, runToEnd } from './command-line.ts';
import { partsFormsOf, partsOptions } from './parts-options.ts';
import { progressBar } from './progress-bar.ts';
import { runCommand } from './run-command.ts';

const help = `Importa productos o autopartes de una planilla de Excel (.xlsx) o guardada como CSV.

  npm run import -- productos.csv [opciones]
  npm run import -- productos.csv --imagenes carpeta
  npm run import -- --imagenes carpeta
  npm run import -- aplicaciones.xlsx --aplicaciones

  --imagenes carpeta  imágenes con el código en el nombre: ABC-1.jpg, ABC-1_2.jpg
  --probar            dice qué pasaría, sin escribir nada (también --dry-run)
  --seguir            importa las filas correctas aunque otras tengan errores, por lotes
  --por-lotes         confirma cada 500 filas; sin esto se escribe todo o nada
  --sitio RTC         el sitio al que van las categorías: en una planilla de productos o con imágenes
                        hace falta si la tienda atiende varios
  --mover             deja que productos de otro sitio pasen a este
  --moneda UYU        los precios que no dicen su moneda están en pesos: se convierten con la cotización de la tienda
  --familias          la planilla es de familias de autopartes; y con estas, de
  --vehiculos           vehículos,
  --aplicaciones        aplicaciones,
  --codigos             o códigos originales: sin opción se reconoce por su encabezado
  --ayuda             muestra esto

Las columnas están en docs/importar.md, con ejemplos de cada planilla.
Funciona con la tienda andando o parada. Importar dos veces lo mismo no cambia nada.
Ctrl+C cancela: no queda nada escrito, o por lotes lo que ya se confirmó.`;

const options = {
  probar: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  seguir: { type: 'boolean' },
  'por-lotes': { type: 'boolean' },
  imagenes: { type: 'string' },
  sitio: { type: 'string' },
  moneda: { type: 'string' },
  mover: { type: 'boolean' },
  ...partsOptions,
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
} as const;

const steps = { checking: 'Revisando', pictures: 'Guardando imágenes', writing: 'Escribiendo' };

const currencyOf = (given: string | undefined): ImportCommand['currency'] => {
  const currency = given?.toUpperCase();
  if (currency === undefined || currency === 'USD' || currency === 'UYU') return currency;
  throw new Error(`--moneda puede ser USD o UYU, no ${given}.`);
};

const run = async (): Promise<number> => {
  const { values, positionals } = readArguments(options);
  if (values.ayuda || values.help) {
    console.log(help);
    return 0;
  }
  const [file] = positionals;
  const forms = partsFormsOf(values);
  const isUnclear = forms.length > 1 || (forms.length > 0 && (!file || values.imagenes));
  if ((!file && !values.imagenes) || positionals.length > 1 || isUnclear) {
    console.error(help);
    return 1;
  }
  const dryRun = values.probar ?? values['dry-run'] ?? false;
  const keepGoing = values.seguir ?? false;
  const from = (path: string | undefined) => path && fromThere(path);
  const input: ImportCommand = {
    path: from(file),
    pictures: from(values.imagenes),
    site: values.sitio,
    dryRun,
    keepGoing,
    byBatches: values['por-lotes'] ?? false,
    move: values.mover ?? false,
    form: forms[0],
    currency: currencyOf(values.moneda),
  };
  for (const path of [input.path, input.pictures]) {
    if (path && !existsSync(path)) throw new Error(`No se encuentra ${path}.`);
  }
  const bar = progressBar(steps);
  const report = (await runCommand('import', input, bar.show, cancelSignal()).finally(bar.clear)) as ImportReport;
  for (const line of reportLines(report, { dryRun, keepGoing })) console.log(line);
  if (report.isCancelled) return cancelledCode;
  return report.problemCount > 0 ? 1 : 0;
};

await runToEnd(run);
