import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type OpenFile = { nfd?: number; node: object };
type NodeFiles = { stream_ops: { fsync: (file: OpenFile) => number }; realPath: (node: object) => string };
type Settings = Parameters<NodeFS['init']>[1];

/**
 * A folder on disk for PGlite in which a commit reaches the disk. PGlite as delivered never calls fsync, so that a
 * power cut could lose acknowledged rows (upstream issue 1107). `fsyncs()` counts the calls since the start.
 */
export const durableFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let count = 0;
  const fsync = (nodeFiles: NodeFiles) => (file: OpenFile) => {
    if (file.nfd !== undefined) fsyncSync(file.nfd);
    else if (process.platform !== 'win32') syncDirectory(nodeFiles.realPath(file.node));
    count += 1;
    return 0;
  };
  class DurableNodeFS extends NodeFS {
    override async init(pg: PGlite, settings: Settings) {
      const initialised = await super.init(pg, settings);
      initialised.emscriptenOpts.preRun?.push((module) => {
        const nodeFiles = module.NODEFS as unknown as NodeFiles;
        nodeFiles.stream_ops.fsync = fsync(nodeFiles);
      });
      return initialised;
    }
  }
  // `fdatasync`, the usual method, is a stub in PGlite that reports success and does nothing.
  const startParams = [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ];
  return { fs: new DurableNodeFS(folder), startParams, fsyncs: () => count };
};

const syncDirectory = (path: string) => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Commits a row and throws where that did not reach the disk: the patch above rests on PGlite's internals. */
export const proveDurable = async (pg: PGlite, fsyncs: () => number) => {
  await pg.exec('create schema if not exists durability; create table if not exists durability.proof (at timestamptz)');
  const before = fsyncs();
  await pg.exec('begin; delete from durability.proof; insert into durability.proof values (now()); commit');
  if (fsyncs() === before) throw new Error('The embedded database does not write to disk (fsync is never called).');
};
