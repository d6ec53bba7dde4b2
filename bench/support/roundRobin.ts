/** A TCP proxy for a thread: hands each connection to the next of the ports in turn, past those that refuse. */
import { type Socket, connect, createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const ports = workerData as readonly number[];
let turn = 0;

function attach(client: Socket, port: number, left: number): void {
  const server = connect(port, '127.0.0.1');
  let isConnected = false;
  server.on('connect', () => {
    isConnected = true;
    client.pipe(server).pipe(client);
  });
  server.on('error', () => {
    if (isConnected || left === 0) client.destroy();
    else attach(client, next(), left - 1);
  });
  server.on('close', () => isConnected && client.destroy());
  client.on('close', () => server.destroy());
}

function next(): number {
  turn += 1;
  return ports[turn % ports.length] ?? 0;
}

const proxy = createServer((client) => {
  client.on('error', () => client.destroy());
  attach(client, next(), ports.length);
});
proxy.listen(0, '127.0.0.1', () => {
  const address = proxy.address();
  parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);
});
