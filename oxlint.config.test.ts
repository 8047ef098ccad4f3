import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Each file breaks one rule of the house; the good one breaks none. A rule that no longer bites fails here.
const samples = {
  'contract/good.ts': `import { z } from 'zod';\nimport { y } from '#contract/x';\nexport const a = [z, y];\n`,
  'contract/reads-server.ts': `import { y } from '#server/orders/orders.service';\nexport const a = y;\n`,
  'contract/reads-package.ts': `import { Hono } from 'hono';\nexport const a = Hono;\n`,
  'contract/plain/good.ts': `import { y } from '#contract/plain/x';\nexport const a = y;\n`,
  'contract/plain/reads-zod.ts': `import { z } from 'zod';\nexport const a = z;\n`,
  'contract/plain/reads-calls.ts': `import { y } from '#contract/orders';\nexport const a = y;\n`,
  'contract/things/good.ts': `import { y } from '#contract/plain/thing';\nexport const a = y;\n`,
  'contract/things/reads-zod.ts': `import { z } from 'zod';\nexport const a = z;\n`,
  'contract/orders.names.ts': `import { y } from '#contract/orders';\nexport const a = y;\n`,
  'contract/good.names.ts': `import type { y } from '#contract/orders';\nimport { b } from '#contract/people.names';\nexport const a: y = b;\n`,
  'web/reads-calls.ts': `import { y } from '#contract/orders';\nexport const a = y;\n`,
  'web/good-plain.ts': `import { y } from '#contract/plain/x';\nexport const a = y;\n`,
  'web/data/reads-calls.ts': `import { y } from '../../contract/orders';\nexport const a = y;\n`,
  'web/reads-server.ts': `import { y } from '#server/orders/orders.service';\nexport const a = y;\n`,
  'web/reads-server-later.ts': `export const a = () => import('#server/orders/orders.service');\n`,
  'web/reads-zod.ts': `import { z } from 'zod';\nexport const a = z;\n`,
  'web/good-types.ts': `import type { y } from '#contract/orders';\nimport { z } from '#contract/wire';\nexport const a: y = z;\n`,
  'web/storefront/home/reads-screen.ts': `import { y } from '#web/storefront/cart/cart';\nexport const a = y;\n`,
  'web/ui/reads-contract.ts': `import { y } from '#contract/orders';\nexport const a = y;\n`,
  'web/orders/reads-blocks.ts': `import { y } from '#web/blocks/price.tsx';\nexport const a = y;\n`,
  'web/data/reads-screen.ts': `import { y } from '#web/storefront/home/home.tsx';\nexport const a = y;\n`,
  'web/reads-panel.ts': `import { y } from './panel/frame.tsx';\nexport const a = y;\n`,
  'web/storefront/home/reads-panel.ts': `import { y } from '#web/panel/frame.tsx';\nexport const a = y;\n`,
  'web/storefront/home/reads-staff-screen.ts': `import { y } from '#web/gestion/start/start.tsx';\nexport const a = y;\n`,
  'web/storefront/home/reads-mantine.ts': `import { y } from '@mantine/core';\nexport const a = y;\n`,
  'web/blocks/reads-panel.ts': `import { y } from '../panel/frame.tsx';\nexport const a = y;\n`,
  'web/blocks/reads-staff-screen.ts': `import { y } from '#web/gestion/start/start.tsx';\nexport const a = y;\n`,
  'web/ui/reads-panel.ts': `import { y } from '#web/panel/frame.tsx';\nexport const a = y;\n`,
  'web/ui/reads-queries.ts': `import { y } from '@tanstack/react-query';\nexport const a = y;\n`,
  'web/data/reads-panel-types.ts': `import type { y } from '#web/panel/frame.tsx';\nexport const a: y = 1;\n`,
  'web/data/reads-staff-screen.ts': `import { y } from '#web/gestion/start/start.tsx';\nexport const a = y;\n`,
  'web/storefront/home/submits-by-router.ts': `import { useFetcher } from 'react-router';\nexport const a = useFetcher;\n`,
  'web/panel/reads-server.ts': `import { y } from '#server/orders/orders.service';\nexport const a = y;\n`,
  'web/panel/reads-blocks.ts': `import { y } from '#web/blocks/price.tsx';\nexport const a = y;\n`,
  'web/panel/reads-staff-screen.ts': `import { y } from '#web/gestion/start/start.tsx';\nexport const a = y;\n`,
  'web/panel/good.ts': `import { x } from '@mantine/core';\nimport { y } from '#contract/orders';\nimport { z } from '#web/data/call';\nimport { w } from 'zod';\nimport { useBlocker } from 'react-router';\nexport const a = [useBlocker, w, x, y, z];\n`,
  'web/gestion/orders/reads-server.ts': `import { y } from '../../../server/orders/orders.service';\nexport const a = y;\n`,
  'web/gestion/orders/reads-storefront.ts': `import { y } from '#web/storefront/home/home.tsx';\nexport const a = y;\n`,
  'web/gestion/orders/reads-screen.ts': `import { y } from '#web/gestion/stock/stock.tsx';\nexport const a = y;\n`,
  'web/gestion/orders/good.ts': `import { x } from '@tanstack/react-query';\nimport { y } from '#web/panel/frame.tsx';\nimport { z } from '#web/ui/money.tsx';\nexport const a = [x, y, z];\n`,
  'server/orders/reads-mantine.ts': `import { y } from '@mantine/core';\nexport const a = y;\n`,
  'web/blocks/reads-screen.ts': `import { y } from '#web/storefront/home/home.tsx';\nexport const a = y;\n`,
  'bench/reads-web.ts': `import { y } from '#web/data/call';\nexport const a = y;\n`,
  'sites/reads-server.ts': `import { y } from '#server/orders/orders.service';\nexport const a = y;\n`,
  'server/stock/reads-right.ts': `import { y } from '#server/orders/orders.service';\nexport const a = y;\n`,
  'server/catalogue/reads-relative.ts': `import { y } from '../orders/orders.service.ts';\nexport const a = y;\n`,
  'server/catalogue/reads-deep.ts': `import { y } from '#server/search/index/match';\nexport const a = y;\n`,
  'server/catalogue/reads-types.ts': `import type { Y } from '#server/search/index/match';\nexport const a = (b: Y) => b;\n`,
  'server/catalogue/lists/reads-up.ts': `import { y } from '../../orders/orders.service.ts';\nexport const a = y;\n`,
  'server/catalogue/reads-near-store.ts': `import { y } from '../stock/stock.store.ts';\nexport const a = y;\n`,
  'server/catalogue/reads-deep-store.ts': `import { y } from '#server/stock/branches/branches.store';\nexport const a = y;\n`,
  'server/orders/reads-store.ts': `import { y } from '#server/stock/stock.store';\nexport const a = y;\n`,
  'server/orders/reads-web.ts': `import { y } from '#web/data/call';\nexport const a = y;\n`,
  'server/database/reads-shop.ts': `import { y } from '#server/orders/orders.service';\nexport const a = y;\n`,
  'server/jobs/reads-near-shop.ts': `import { y } from '../orders/orders.service.ts';\nexport const a = y;\n`,
  'server/page.ts': `import { y } from '#web/context';\nexport const a = y;\n`,
  'server/first.ts': `import { y } from '#demo/first-start';\nexport const a = y;\n`,
  'server/first-later.ts': `export const a = () => import('#demo/pictures/draw');\n`,
  'server/demo.ts': `import { y } from '#demo/first-start';\nexport const a = y;\n`,
  'server/engine/reads-shop.ts': `import { y } from '#server/read-model/names';\nexport const a = y;\n`,
  'server/engine/reads-contract.ts': `import { y } from '#contract/plain/x';\nexport const a = y;\n`,
  'server/engine/reads-contract-types.ts': `import type { Y } from '#contract/catalogue';\nexport const a = (b: Y) => b;\n`,
  'server/engine/index/reads-sites.ts': `import { y } from '../../../sites/site';\nexport const a = y;\n`,
  'server/engine/index/reads-shop.ts': `import { y } from '#server/is-seller';\nexport const a = y;\n`,
  'server/engine/good.ts': `import { y } from '#server/plain-text';\nimport type { Z } from '#server/database/changes';\nexport const a = (z: Z) => [y, z];\n`,
  'server/read-model/reads-right.ts': `import { y } from '#server/catalogue/products.service';\nexport const a = y;\n`,
  'server/catalogue/reads-search.ts': `import { y } from '#server/search/search.service';\nexport const a = y;\n`,
  'server/catalogue/good-reads-model.ts': `import { y } from '#server/read-model/read-model';\nexport const a = y;\n`,
  'server/orders/good.ts': `import { y } from '#server/stock/stock.service';\nexport const a = y;\n`,
  'server/orders/circle-a.ts': `import { b } from './circle-b.ts';\nexport const a = (): unknown => b;\n`,
  'server/orders/circle-b.ts': `import { a } from './circle-a.ts';\nexport const b = (): unknown => a;\n`,
  'server/orders/circle-c.ts': `import type { D } from './circle-d.ts';\nexport type C = D[];\n`,
  'server/orders/circle-d.ts': `import type { C } from './circle-c.ts';\nexport type D = { all: C };\n`,
  'server/orders/any.ts': `export const a = (b: any) => b;\n`,
  'server/orders/packed.ts': `export const a = (b: string) => ({ ...{ b, c: 1 } });\n`,
  'server/orders/long.ts': 'export const a = 1;\n'.concat(
    ...Array.from({ length: 260 }, (_, n) => `export const b${n} = 1;\n`),
  ),
};

let folder: string;
let reports: Map<string, string[]>;

beforeAll(() => {
  const root = import.meta.dirname;
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const [file, text] of Object.entries(samples)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of ['oxlint.config.ts', 'tsconfig.json', 'package.json'])
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  reports = lint();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lint = () => {
  const found = new Map<string, string[]>();
  const oxlint = join(import.meta.dirname, 'node_modules/oxlint/bin/oxlint');
  let output: string;
  try {
    output = execFileSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  for (const { filename, code } of (JSON.parse(output) as { diagnostics: { filename: string; code: string }[] })
    .diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code]);
  return found;
};

const isBad = (file: string) => !file.includes('good') && file !== 'server/demo.ts';

const rule = (file: string) => {
  if (file.includes('circle')) return 'import(no-cycle)';
  if (file.includes('any')) return 'typescript(no-explicit-any)';
  if (file.includes('packed')) return 'unicorn(no-useless-spread)';
  if (file.includes('long')) return 'eslint(max-lines)';
  return 'eslint(no-restricted-imports)';
};

describe('the rules of the house', () => {
  test.each(Object.keys(samples).filter(isBad))('refuse %s', (file) => {
    expect(reports.get(file) ?? []).toContain(rule(file));
  });
  test('let good files pass', () => {
    expect([...reports.keys()].filter((file) => !isBad(file))).toEqual([]);
  });
});
