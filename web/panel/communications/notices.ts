/** Why an event was not stored; `onRead` follows once somebody has read it. */
export type Notice = { title: string; text: string; onRead?: (() => void) | undefined };

let told: readonly Notice[] = [];
const listeners = new Set<() => void>();
const put = (notices: readonly Notice[]) => {
  told = notices;
  for (const listener of listeners) listener();
};

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The one to be read first. */
export const firstNotice = (): Notice | undefined => told[0];

/** Says it over whatever screen is there, behind those that nobody has read yet. */
export const tellNotice = (notice: Notice) => put([...told, notice]);

export const closeNotice = () => {
  const [read, ...left] = told;
  put(left);
  read?.onRead?.();
};
