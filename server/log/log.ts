import pino from 'pino';

/** One JSON line an event. Never pass secrets or personal data. */
export type Log = {
  info: (event: string, facts?: Record<string, unknown>) => void;
  warn: (event: string, facts?: Record<string, unknown>) => void;
  error: (event: string, error: unknown, facts?: Record<string, unknown>) => void;
  with: (facts: Record<string, unknown>) => Log;
};

// Nobody waits for a line to be written; what is left is written as the process ends.
const standardOutput = () => pino.destination({ sync: false });

export const openLog = (level: string, out: pino.DestinationStream = standardOutput()): Log => {
  const lines = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
    },
    out,
  );
  return wrap(() => lines);
};

// A driver's error carries what people sent (`detail`, `parameters`): only what helps to mend it is kept.
const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { name: type, message, stack, cause, code, constraint } = error as Error & Record<string, unknown>;
  return { type, message, stack, code, constraint, ...(cause !== undefined && { cause: loggedError(cause) }) };
};

// A request's own log is opened when it first has something to say: most have nothing.
const wrap = (open: () => pino.Logger): Log => {
  let opened: pino.Logger | undefined;
  const lines = () => (opened ??= open());
  return {
    info: (event, facts) => lines().info(facts ?? {}, event),
    warn: (event, facts) => lines().warn(facts ?? {}, event),
    error: (event, error, facts) => lines().error({ ...facts, err: error }, event),
    with: (facts) => wrap(() => lines().child(facts)),
  };
};
