/**
 * The port over a restart. Our parent (scripts/supervise.mjs) keeps a duplicate of the listening socket: what connects
 * after one process has ended and before the next accepts waits in the system's queue, and nobody is refused.
 */
import type { Server } from 'node:http';

export interface Address {
  host: string;
  port: number;
}

/** A socket of the system, which Node names in no type. */
interface Socket {
  close(): void;
}

export interface HeldPort {
  /** Socket that our parent has kept for this address; null where it has none. */
  socketFor(address: Address): Socket | null;
  /** Has our parent keep the socket that this server listens on, whose settings named this address. */
  keep(server: Server, address: Address): void;
}

/** @param kept address and socket, as our parent sends them; null where it holds no port: its first child gives it one */
export function portOfParent(kept: unknown[] | null): HeldPort {
  const [address, socket] = (kept as [Address, Socket] | null) ?? [null, null];
  return {
    socketFor: ({ host, port }) => (address?.host === host && address.port === port ? socket : null),
    keep(server, { host, port }) {
      if (address?.host === host && address.port === port) return;
      socket?.close();
      process.send!({ host, port }, (server as unknown as { _handle: never })._handle);
    },
  };
}
