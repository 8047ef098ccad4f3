import { isIP } from 'node:net';

/**
 * The address that a request is counted for: the socket's, unless a proxy we trust names another in X-Forwarded-For.
 * For an IPv6 address that is its network of 64 bits, for a subscriber gets at least one whole. `untrusted` is called
 * once, when somebody whom we do not trust names one.
 */
export const clientAddress = (trusts: (address: string) => boolean, untrusted: () => void = () => {}) => {
  let isTold = false;
  return (request: Request, socketAddress: string): string => {
    const forwarded = request.headers.get('x-forwarded-for');
    const named = (forwarded ?? '').split(',').map((part) => part.trim());
    if (forwarded && !isTold && !trusts(socketAddress)) {
      isTold = true;
      untrusted();
    }
    // Each proxy appends whom it heard from, so the last address that is no proxy of ours is the client.
    let client = socketAddress;
    for (const address of named.reverse()) {
      if (address === '' || !trusts(client)) break;
      client = address;
    }
    return subscriberOf(client).slice(0, 64);
  };
};

const subscriberOf = (address: string) => {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped || isIP(address) !== 6) return mapped ?? address;
  const [head = '', tail = ''] = address.replace(/%.*/, '').split('::');
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const groups = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
