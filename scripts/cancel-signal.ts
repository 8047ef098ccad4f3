/** How a command that was cancelled ends, as shells do. */
export const cancelledCode = 130;

/** A signal that Ctrl+C gives: the command stops where it leaves nothing half done. A second Ctrl+C ends the process at once. */
export const cancelSignal = (): AbortSignal => {
  const cancelling = new AbortController();
  const cancel = () => {
    if (cancelling.signal.aborted) process.exit(cancelledCode);
    console.error('\nCancelando… (otra vez Ctrl+C corta en el acto)');
    cancelling.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, cancel);
  return cancelling.signal;
};
