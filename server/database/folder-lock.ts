import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** `place` is where `pid` means something: host and pid namespace. `started` tells a reused pid apart. */
type Holder = { pid: number; started: string | null; host: string; place: string; key: string };

const heartbeat = 2_000;

/**
 * Makes this process the only one that opens `folder`, or throws one sentence that names the folder and the holder's
 * pid. The lock of a dead process is taken over: at once on the same machine, after `patience` milliseconds without a
 * heartbeat where the holder ran elsewhere (another container on the same volume). Returns the release.
 */
export const lockFolder = async (folder: string, patience = 15_000): Promise<() => void> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'server.lock');
  const own: Holder = { pid: process.pid, started: startOf(process.pid), ...here(), key: randomUUID() };
  while (!create(file, own)) {
    const { content, holder } = await settled(file);
    if (content === null) continue;
    if (holder && (await lives(holder, file, patience))) throw new Error(refusal(folder, holder));
    takeAway(file, content);
  }
  // Two starters may have met at one stale lock: whoever came last holds it.
  await wait(50);
  const holder = parse(read(file) ?? '');
  if (holder && holder.key !== own.key) throw new Error(refusal(folder, holder));
  const beat = setInterval(() => touch(file), heartbeat).unref();
  return () => {
    clearInterval(beat);
    if (parse(read(file) ?? '')?.key === own.key) rmSync(file, { force: true });
  };
};

const refusal = (folder: string, { pid, host }: Holder) =>
  `La carpeta ${folder} ya está en uso por otro servidor (proceso ${pid} en ${host}); detenelo antes de iniciar otro.`;

const create = (file: string, holder: Holder) => {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600, flush: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/** A lock caught half written is read again; what then still says nothing was left by a crash. */
const settled = async (file: string) => {
  for (let attempt = 0; ; attempt += 1) {
    const content = read(file);
    const holder = parse(content ?? '');
    if (content === null || holder || attempt === 10) return { content, holder };
    await wait(30);
  }
};

const lives = async (holder: Holder, file: string, patience: number) => {
  if (holder.place === here().place) return startOf(holder.pid) === holder.started && answers(holder.pid);
  const seen = beatOf(file);
  for (const end = Date.now() + patience; Date.now() < end; await wait(patience / 30)) {
    if (beatOf(file) !== seen) return true;
  }
  return false;
};

const takeAway = (file: string, stale: string) => {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) === stale) rmSync(aside);
  else renameSync(aside, file);
};

const here = () => ({ host: hostname(), place: `${hostname()} ${text(() => readlinkSync('/proc/self/ns/pid'))}` });

/** Boot and clock tick at which a process began (Linux); null where it is dead, or the system does not say. */
const startOf = (pid: number) => {
  const stat = text(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  if (!state || state === 'Z') return null;
  return `${text(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))?.trim()} ${fields[18]}`;
};

const answers = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const text = (give: () => string): string | null => {
  try {
    return give();
  } catch {
    return null;
  }
};
const read = (file: string) => text(() => readFileSync(file, 'utf8'));
const beatOf = (file: string) => text(() => String(statSync(file).mtimeMs));
const touch = (file: string) => text(() => (utimesSync(file, new Date(), new Date()), ''));
const parse = (content: string): Holder | null => {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    return null;
  }
};
