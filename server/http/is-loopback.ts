/** Whether a name or address, without a port, is this very machine's. */
export const isLoopbackHost = (name: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(name);

/** Whether only this very machine reaches an origin. */
export const isLoopback = (origin: string) => isLoopbackHost(new URL(origin).hostname);

/** Whether a request's Host header names this very machine. */
export const isLoopbackHeader = (host: string | undefined) =>
  URL.canParse(`http://${host}`) && isLoopback(`http://${host}`);
