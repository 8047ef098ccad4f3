/** The address a request came from: the socket's, unless a proxy we trust names another in X-Forwarded-For. */
export const clientAddress =
  (trusts: (address: string) => boolean) =>
  (request: Request, socketAddress: string): string => {
    const named = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
    // Each proxy appends whom it heard from, so the last address that is no proxy of ours is the client.
    let client = socketAddress;
    for (const address of named.reverse()) {
      if (!trusts(client) || address === '') break;
      client = address;
    }
    return client.slice(0, 64);
  };
