import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of CPU used so far. */
export type Meter = () => number;

const ticksASecond = 100;

/** The parent in a line of /proc/PID/stat, and the seconds of CPU so far to a hundredth. */
export const parseStat = (line: string) => {
  // The name in brackets may hold spaces and brackets itself.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticksASecond };
};

/** The seconds on a CPU in /proc/PID/schedstat, to the nanosecond. */
export const parseSchedstat = (line: string) => Number(line.split(' ')[0]) / 1e9;

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
};

const statOf = (pid: number) => {
  const line = read(`/proc/${pid}/stat`);
  return line === undefined ? undefined : parseStat(line);
};

const threadSeconds = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const line = read(`/proc/${pid}/task/${thread}/schedstat`);
    return sum + (line === undefined ? 0 : parseSchedstat(line));
  }, 0);

/** CPU of a process with all its threads. An ended thread's use is known to a hundredth of a second only. */
export const processMeter = (pid: number): Meter => {
  const first = { coarse: statOf(pid)?.seconds ?? 0, fine: threadSeconds(pid) };
  return () => {
    const fine = threadSeconds(pid) - first.fine;
    const coarse = (statOf(pid)?.seconds ?? 0) - first.coarse;
    return Math.max(fine, coarse - 2 / ticksASecond);
  };
};

// The work of processes that serve all databases cannot be told apart by database.
const forAll =
  /: (checkpointer|background writer|walwriter|autovacuum launcher|logical replication launcher|parallel worker|io worker)/;

/** Whether a process of PostgreSQL, by its title, works for a database alone, or for all. */
export const worksFor = (title: string, database: string): 'it' | 'all' | undefined => {
  if (title.split(' ').includes(database)) return 'it';
  return forAll.test(title) ? 'all' : undefined;
};

/**
 * CPU of what a PostgreSQL server does for a database, seen from outside; processes that have ended keep counting.
 * `onFound` is told once of each that works for it alone.
 */
export const postgresMeter = (postmaster: number, database: string, onFound: (pid: number) => void): Meter => {
  const used = new Map<string, number>();
  return () => {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name) || statOf(Number(name))?.parent !== postmaster) continue;
      const title = (read(`/proc/${name}/cmdline`) ?? '').replaceAll('\0', ' ');
      const whose = worksFor(title, database);
      if (!whose) continue;
      if (whose === 'it' && !used.has(name)) onFound(Number(name));
      used.set(name, parseSchedstat(read(`/proc/${name}/schedstat`) ?? '0'));
    }
    return [...used.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
};

export const parentOf = (pid: number) => statOf(pid)?.parent;

/** Megabytes in memory now, and at most so far. */
export const memoryOf = (pid: number) => {
  const status = read(`/proc/${pid}/status`) ?? '';
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
};
