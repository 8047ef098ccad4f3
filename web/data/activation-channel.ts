const name = 'activation';

/** Tells the other tabs of this browser that an account was activated here; not which. */
export const announceActivation = () => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage('activated');
  channel.close();
};

/** Calls back when another tab has activated an account. Returns the end of listening. */
export const onActivation = (listener: () => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return () => channel.close();
};
