import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** The machine that the numbers were measured on. */
export type Machine = { cpu: string; cores: number; memoryGb: number; node: string; date: string; commit?: string };

const commitHere = () => {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' and what was not committed' : '');
  } catch {
    return undefined;
  }
};

export const thisMachine = (): Machine => {
  const commit = commitHere();
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    ...(commit && { commit }),
  };
};

const serverCore = '0';
const loadCore = '1';

/** How processes are kept to one core each; both do nothing where there is one core or no `taskset`. */
export type Cores = {
  apart: boolean;
  /** The command and arguments that run Node with these on the servers' core. */
  command: (args: readonly string[]) => { file: string; args: string[] };
  /** Moves a process that runs already to the servers' core, where it may. */
  toServers: (pid: number) => void;
};

const move = (core: string, pid: number) => {
  try {
    execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Puts this process, which makes the load, on a core of its own, and tells how to start servers on the other. */
export const openCores = (): Cores => {
  const apart = availableParallelism() > 1 && move(loadCore, process.pid);
  return {
    apart,
    command: (args) =>
      apart
        ? { file: 'taskset', args: ['-c', serverCore, process.execPath, ...args] }
        : { file: process.execPath, args: [...args] },
    toServers: (pid) => {
      if (apart) move(serverCore, pid);
    },
  };
};
