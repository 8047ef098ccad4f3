/** Whether only this very machine reaches an origin. */
export const isLoopback = (origin: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
