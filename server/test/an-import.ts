import { expect } from 'vitest';
import type { Source } from '#server/import/encoding';
import { importProducts } from '#server/import/import.service';
import type { ImportOptions } from '#server/import/import-report';
import { problemSentence } from '#server/import/problem';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';

/** A file as an import reads it. */
export const aFile = (content: string | Uint8Array): Source => {
  const bytes = Buffer.from(content);
  return {
    name: 'prueba.csv',
    open: async function* () {
      for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
    },
  };
};

/** Imports what stands in a file, if there is one; `errors` are its problems as a person reads them. */
export const anImport = async (
  shop: Pick<TestShop, 'ctx'>,
  content: string | Uint8Array | null,
  options?: ImportOptions,
) => {
  const { problems, ...report } = await importProducts(shop.ctx, content === null ? null : aFile(content), options);
  return { ...report, errors: problems.map(problemSentence) };
};

/** The branches that spreadsheets of tests and of the documentation name. */
export const namedBranches = [
  { code: 'BUL', name: 'Bulevar', address: 'Bulevar 1', position: 1 },
  { code: 'CLA', name: 'Cerro Largo', address: 'Cerro Largo 2', position: 2 },
];

/** An emptied shop with those branches. */
export const aShopToImport = async () => {
  await freshDatabase();
  const shop = await testShop();
  await shop.database.db.insertInto('branch').values(namedBranches).execute();
  return shop;
};

/** Helpers of import tests for the shop that is theirs at the moment; every problem must be told. */
export const importsOf = (shop: () => TestShop) => ({
  importText: async (content: string | Uint8Array, options?: ImportOptions) => {
    const { problemCount, ...report } = await anImport(shop(), content, options);
    expect(problemCount).toBe(report.errors.length);
    return report;
  },
  dump: () => dumpTables(shop().database),
  productOf: (code: string) => storedProduct(shop(), code),
  stockOf: (code: string) => storedStock(shop(), code),
});

const storedProduct = (shop: TestShop, code: string) =>
  shop.database.db.selectFrom('product').selectAll().where('code', '=', code).executeTakeFirst();

/** Units on the shelves of a product, by branch. */
const storedStock = async (shop: TestShop, code: string) => {
  const rows = await shop.database.db
    .selectFrom('stock')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('branch', 'branch.id', 'branch_id')
    .select(['branch.code', 'on_hand'])
    .where('product.code', '=', code)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.code, row.on_hand]));
};

/** A spreadsheet of products with something in every column. */
export const threeProducts = `código;nombre;descripción;categoría;marca;proveedor;código de proveedor;web de proveedor;código mercadolibre;familia;dua;precio;iva;original;público;especificaciones;enlaces;spec:Peso;stock Bulevar;stock CLA
A-1;Placa Uno;"Dos
líneas";Electrónica > Placas;Arduino;Robotics;R-1;robotics.example/1;MLU1;F1;D1;1.234,50;22 %;sí;sí;Alto: 10 | Ancho: 20;Manual: https://ejemplo.uy/m;3 g;5;0
A-2;Placa Dos;;ELECTRONICA > placas;ARDUINO;;;;;;;U$S 12,90;10;no;no;;;;;2
A-3;Motor;;Electrónica;Nodo;;;;;;;1234.5;exento;;;;;;;
`;
