import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy before a PostgreSQL server that can go mute: nobody is told, nothing is closed, nothing comes through any
 * more. `url` is the server's address with the proxy's in its place.
 */
export const openMuteProxy = async (server: string) => {
  const target = new URL(server);
  const open = new Set<Socket>();
  let isMute = false;
  let muteAfter: string | undefined;
  let times = 0;
  let swallowed = 0;

  const proxy = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    let isDead = isMute;
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (bytes) => {
        isDead ||= isMute;
        if (isDead) swallowed += 1;
        else to.write(bytes);
        if (from === near && muteAfter !== undefined && bytes.includes(muteAfter)) {
          isDead = true;
          times -= 1;
          if (times === 0) muteAfter = undefined;
        }
      });
    pass(near, far);
    pass(far, near);
    near.on('close', () => isDead || isMute || far.destroy());
    far.on('close', () => isDead || isMute || near.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(port) }).href,
    /** From now on nothing comes through; a connection that spoke meanwhile stays mute for ever. */
    mute: () => {
      isMute = true;
    },
    /** How many pieces did not come through. */
    swallowed: () => swallowed,
    /** New connections come through again. */
    speak: () => {
      isMute = false;
    },
    /** The next connections that send this text are mute from then on; the text itself arrives. */
    muteAfter: (text: string, connections = 1) => {
      muteAfter = text;
      times = connections;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      const closed = once(proxy, 'close');
      proxy.close();
      await closed;
    },
  };
};
