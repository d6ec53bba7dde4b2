import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the server that can be cut, as a network cable is: the same for every browser. */
export interface CuttableProxy {
  readonly url: string;
  /** Drops all connections, and every new one. */
  cut(): void;
  /** Drops all connections; new ones are accepted and never answered. */
  hang(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startProxy(target: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let hangs = false;
  const follow = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    // A reset is what a cut looks like.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    if (hangs) {
      sockets.add(near);
      near.on('error', () => undefined).on('close', () => sockets.delete(near));
      return;
    }
    const far = connect(target, '127.0.0.1');
    follow(near, far);
    follow(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      drop();
    },
    hang: () => {
      hangs = true;
      drop();
    },
    restore: () => {
      isCut = false;
      hangs = false;
    },
    close: async () => {
      server.close();
      drop();
      await once(server, 'close');
    },
  };
}
