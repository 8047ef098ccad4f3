import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { measuredShop } from '#server/test/measured-shop';

const { at, within, run } = measuredShop('parts_size', { SITE: 'NAM' });
const families = 20_000;
const vehicles = 6000;
const each = 10;

const range = (count: number) => Array.from({ length: count }, (_, n) => n);
const vehicleOf = (n: number) => {
  const from = 1980 + (n % 30);
  return `Marca ${n % 40};Modelo ${Math.floor(n / 40)};${1 + (n % 9) / 10} ${n % 3 ? 'nafta' : 'diésel'};${from}-${from + 7}`;
};
const fitmentOf = (family: number, n: number, note: string) => {
  const own = `F-${family}`;
  if (n >= 8) return `${own};Marca ${family % 40};;;1990-;Motor de serie ${family} tipo ${n};;${note};Mostrador`;
  return `${own};${vehicleOf((family * 7 + n * 131) % vehicles)};;;${note};Catálogo ${family % 50}, página ${n}`;
};
const fitments = (note: string) => [
  'familia;marca;modelo;motor;años;aplicación;solo años;aclaración;fuente',
  ...range(families).flatMap((family) => range(each).map((n) => fitmentOf(family, n, note))),
];

beforeAll(() => {
  const write = (name: string, rows: readonly string[]) => writeFileSync(at(name), rows.join('\n'));
  write('familias.csv', [
    'familia;descripción;alto;ancho;sistema;reemplaza a',
    ...range(families).map((n) => {
      const text = `Radiador de aluminio número ${n}, con sus tanques de plástico y sus tapones, para taller y mostrador.`;
      return `F-${n};${text};${300 + (n % 400)},5;${400 + (n % 300)};Brasado;${n % 10 ? '' : `F-${n + 1}`}`;
    }),
  ]);
  write('productos.csv', [
    'código;nombre;categoría;marca;precio;familia;stock Bulevar',
    ...range(families).map((n) => `P-${n};Radiador ${n};Refrigeración > Caja ${n % 40};Nodo;${n + 1};F-${n};${n % 7}`),
  ]);
  write('vehiculos.csv', ['marca;modelo;motor;años', ...range(vehicles).map(vehicleOf)]);
  write('codigos.csv', [
    'familia;código original',
    ...range(families * 3).map((n) => `F-${Math.floor(n / 3)};${n % 3}21410-${n}HC0A`),
  ]);
  write('aplicaciones.csv', fitments('con aire'));
  write('cambiadas.csv', fitments('sin aire'));
});

test('twenty thousand families with 200,000 fitments come in, change and go out within 400 MB above idle', {
  timeout: 3_000_000,
}, async () => {
  const came = async (path: string, report: object, more: object = {}) =>
    expect(await run('import', { path: at(path), ...more })).toMatchObject({
      ...within,
      result: { problemCount: 0, isWritten: true, ...report },
    });
  await came('familias.csv', { created: families });
  await came('productos.csv', { created: families });
  await came('vehiculos.csv', { created: vehicles });
  await came('codigos.csv', { changed: families });
  await came('aplicaciones.csv', { changed: families });
  await came('cambiadas.csv', { changed: families });
  await came('aplicaciones.csv', { changed: families }, { byBatches: true });

  for (const [form, rows] of [
    ['families', families],
    ['vehicles', vehicles],
    ['codes', 3 * families],
    ['fitments', each * families],
  ] as const) {
    for (const ending of ['csv', 'xlsx']) {
      const path = at(`${form}.${ending}`);
      expect(await run('export', { path, form })).toMatchObject({ ...within, result: { rows } });
      const same = await run('import', { path, form });
      expect(same).toMatchObject({ ...within, result: { isWritten: false, changed: 0, problemCount: 0 } });
    }
    const again = at(`${form}-2.csv`);
    await run('export', { path: again, form });
    expect(readFileSync(again).equals(readFileSync(at(`${form}.csv`)))).toBe(true);
  }
});
