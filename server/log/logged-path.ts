/**
 * A path as the log may keep it: parts that may be an e-mail address or a secret (an activation, a key for a new
 * password) are left out.
 */
export const loggedPath = (path: string) => path.replace(/[^/]*(@|%40)[^/]*|[^/]{30,}/gi, '…');
