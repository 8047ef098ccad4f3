import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = resolve(import.meta.dirname, '..');
const builds = join(root, 'build');
const sources = [
  '{contract,sites,server,web,demo}/**/*',
  'package-lock.json',
  '*.config.ts',
  'vite.chunks.ts',
  'scripts/build.ts',
];
const isTest = /\.test\.tsx?$/;

/** A name for what the sources are now: the same sources, the same build. */
const hashOfSources = async () => {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root, withFileTypes: true })) {
    if (file.isFile() && !isTest.test(file.name)) files.push(join(file.parentPath, file.name));
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
};

/**
 * Arguments that node takes for a build. A small room for young objects, and little for old ones, keep it within a
 * machine of 1 GB and make it no slower.
 */
export const buildCommand = [
  '--max-semi-space-size=4',
  '--max-old-space-size=384',
  join(root, 'node_modules/@react-router/dev/bin.cjs'),
  'build',
];

const runReactRouter = (folder: string) =>
  new Promise<void>((done, fail) => {
    const env = { ...process.env, BUILD_DIR: folder, NODE_ENV: 'production' };
    const child = spawn(process.execPath, buildCommand, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => output.push(part));
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(Buffer.concat(output).toString()))));
  });

/** Takes from the browser's list of routes the files that each imports: only links that prefetch read them, and every first page pays for them. */
const shortenRoutes = async (assets: string) => {
  const file = (await readdir(assets)).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error(`No list of routes in ${assets}.`);
  const path = join(assets, file);
  const [, before, json, after] = /^([^{]*)(\{.*\})([^}]*)$/s.exec(await readFile(path, 'utf8')) ?? [];
  const manifest = JSON.parse(json ?? '') as { routes: Record<string, { imports: string[] }> };
  for (const route of Object.values(manifest.routes)) route.imports = [];
  await writeFile(path, `${before}${JSON.stringify(manifest)}${after}`);
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressAssets = async (folder: string) => {
  for await (const file of glob('**/*.{js,css,svg,json}', { cwd: folder })) {
    const path = join(folder, file);
    const bytes = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${path}.br`, await toBrotli(bytes, { params }));
    await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }));
  }
};

/** Leaves the build and the newest one before it, so that a server still running on that one finds its files. */
const removeOlder = async (current: string) => {
  const others = (await readdir(builds, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && /^[0-9a-f]{12}$/.test(entry.name) && entry.name !== current,
  );
  const dated = await Promise.all(
    others.map(async ({ name }) => ({ name, at: (await stat(join(builds, name))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(1);
  await Promise.all(old.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })));
};

/** Builds the shop where its sources changed since the last build; the file to import to start it. */
export const build = async (): Promise<string> => {
  const name = await hashOfSources();
  const folder = join(builds, name);
  const main = join(folder, 'server/main.js');
  if (existsSync(main)) return main;
  const began = Date.now();
  console.log('Construyendo la tienda…');
  const unfinished = join(builds, `unfinished-${process.pid}`);
  await mkdir(unfinished, { recursive: true });
  try {
    await runReactRouter(unfinished);
    await shortenRoutes(join(unfinished, 'client/assets'));
    await compressAssets(join(unfinished, 'client'));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have finished the same build meanwhile.
    if (!existsSync(main)) throw error;
  }
  await removeOlder(name);
  console.log(`Construida en ${((Date.now() - began) / 1000).toFixed(1).replace('.', ',')} s.`);
  return main;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(await build());
