import type { Namespace, Server, Socket } from 'socket.io';
import type { Person } from '~/domain/shared/person';
import type { CommandResponse } from '../protocol/command-response';
import type { ServerToClientEvents } from '../protocol/server-to-client';

export type Acknowledge = (answer: CommandResponse) => void;

/** Anything may come: names and payloads are checked against the protocol's schemas. */
interface ClientEvents {
  [name: string]: (payload: unknown, acknowledge?: Acknowledge) => void;
}
/** Said to a room as the relay has it: checked where it was sent, and a newer worker may say more. */
interface RelayedEvents {
  [name: string]: (payload: Record<string, unknown>) => void;
}
type BetweenServers = Record<string, never>;

/** What the handshake has settled about a socket. */
export interface SocketData {
  person: Person;
  /** Where it comes from, if anybody can say. */
  country?: string | undefined;
  /** What it is read in (BCP 47), if the client says. */
  language?: string | undefined;
  /** The network it comes from; null of one that stands for nobody in particular. */
  network: string | null;
  /** The id under which the connection is logged. */
  requestId: string;
  /** Whether its person was shut out since the handshake settled the rest. */
  isRevoked(): boolean;
  /** Closes it as whoever was shut out is told. */
  revoke(): void;
  leave(): void;
}

export type ChatServer = Server<ClientEvents, RelayedEvents, BetweenServers, SocketData>;
export type ChatNamespace = Namespace<ClientEvents, RelayedEvents, BetweenServers, SocketData>;
export type ChatSocket = Socket<ClientEvents, ServerToClientEvents, BetweenServers, SocketData>;
