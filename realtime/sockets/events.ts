import type { Namespace, Server, Socket } from 'socket.io';
import type { Person } from '~/domain/shared/person';
import type { CommandResponse } from '../protocol/command-response';
import type { ServerToClientEvents } from '../protocol/server-to-client';

export type Acknowledge = (answer: CommandResponse) => void;

/** Any event may arrive: names and payloads are checked against the protocol's schemas. */
interface ClientEvents {
  [name: string]: (payload: unknown, acknowledge?: Acknowledge) => void;
}
/**
 * Events from the relay, sent to a room unchanged: they were checked at the sender, and a newer worker may
 * send more.
 */
interface RelayedEvents {
  [name: string]: (payload: Record<string, unknown>) => void;
}
type BetweenServers = Record<string, never>;

/** The results of a socket's handshake. */
export interface SocketData {
  person: Person;
  /** The client's country, if known. */
  country?: string | undefined;
  /** The reader's language (BCP 47), if the client sends one. */
  language?: string | undefined;
  /** The client's network; null for an address that cannot be attributed to one client. */
  network: string | null;
  /** The id under which the connection is logged. */
  requestId: string;
  /** Returns whether the person's access was revoked since the handshake. */
  isRevoked(): boolean;
  /** Closes the socket and reports that access was revoked. */
  revoke(): void;
  leave(): void;
}

export type ChatServer = Server<ClientEvents, RelayedEvents, BetweenServers, SocketData>;
export type ChatNamespace = Namespace<ClientEvents, RelayedEvents, BetweenServers, SocketData>;
export type ChatSocket = Socket<ClientEvents, ServerToClientEvents, BetweenServers, SocketData>;
