const sources = {
  'pglite-worker': './database/pglite-worker.ts',
  'index-worker': './engine/index-worker.ts',
};

/** The file of a worker thread: TypeScript source in development and tests (Node strips it), the bundle's own entry in production. */
export const workerUrl = (name: keyof typeof sources): URL =>
  import.meta.env?.PROD ? new URL(`./${name}.js`, import.meta.url) : new URL(sources[name], import.meta.url);
