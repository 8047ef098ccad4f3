import { type ImportOptions, importProducts } from '#server/import/import.service';
import { problemSentence } from '#server/import/problem';
import type { TestShop } from '#server/test/shop';

/** Imports what stands in a file; `errors` are its problems as a person reads them. */
export const anImport = async (shop: TestShop, content: string | Uint8Array, options?: ImportOptions) => {
  const bytes = Buffer.from(content);
  const source = {
    name: 'prueba.csv',
    open: async function* () {
      for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
    },
  };
  const { problems, ...report } = await importProducts(shop.ctx, source, options);
  return { ...report, errors: problems.map(problemSentence) };
};

/** Adds the branches that spreadsheets of tests name. */
export const twoBranches = (shop: TestShop) =>
  shop.database.db
    .insertInto('branch')
    .values([
      { code: 'BUL', name: 'Bulevar', address: 'Bulevar 1', position: 1 },
      { code: 'CLA', name: 'Cerro Largo', address: 'Cerro Largo 2', position: 2 },
    ])
    .execute();

/** What is stored of a product. */
export const storedProduct = (shop: TestShop, code: string) =>
  shop.database.db.selectFrom('product').selectAll().where('code', '=', code).executeTakeFirst();

/** What lies on the shelves of a product, by branch. */
export const storedStock = async (shop: TestShop, code: string) => {
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
