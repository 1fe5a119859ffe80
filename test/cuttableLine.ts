import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Puts a proxy that can be cut between product and database. */
export async function cuttableLine(databaseUrl: string): Promise<{ url: string; cut: () => void }> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    line.close();
    for (const socket of sockets) socket.destroy();
  };
  const url = new URL(databaseUrl);
  url.port = String((line.address() as AddressInfo).port);
  return { url: url.href, cut };
}
