import type { ChatServer, ChatSocket } from '../sockets/events';

export type EngineName = 'uws' | 'node';
export type ConnectionKind = 'socket' | 'stream';

export interface EngineRequest {
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  /** The address at the other end of this connection. */
  peer: string | undefined;
}

/** A response without an end. After the close its methods do nothing. */
export interface EngineStream {
  /**
   * Writes without waiting: a reader with more unread data than the limit is cut off and gets nothing more.
   */
  write(text: string): void;
  /** Ends the stream cleanly; a browser reopens it by itself. */
  end(): void;
}

export interface EngineResponse {
  send(status: number, headers: Record<string, string>, body: string): void;
  /**
   * Starts a response without an end. The opening text, of any size, does not count towards the reader's
   * limit.
   */
  stream(headers: Record<string, string>, opening: string): EngineStream;
  /**
   * Calls the listener once, when the response has ended or its reader is gone; immediately if that has
   * already happened.
   */
  onClose(listener: () => void): void;
}

export type RouteHandler = (request: EngineRequest, response: EngineResponse) => void;

/** A server for sockets and responses; the handlers above it are the same for every engine. */
export interface Engine {
  readonly name: EngineName;
  /** Handles GET on exactly this path. */
  get(path: string, handler: RouteHandler): void;
  /** Handles all requests without another handler. */
  otherwise(handler: RouteHandler): void;
  /** Serves the server's sockets. Its namespaces must already exist. */
  attach(io: ChatServer, namespaces: readonly string[]): void;
  /** Resolves to the port in use; rejects when the port is taken. */
  listen(host: string, port: number): Promise<number>;
  stopListening(): void;
  /** Cuts all remaining connections. */
  close(): Promise<void>;
}

/** The checks an engine makes before it admits a connection or a frame (`realtime/door.ts`). */
export interface EngineDoor {
  refuse(request: EngineRequest): { status: number; message: string } | null;
  enter(connection: ChatSocket['conn'], cut: () => void): void;
  takes(transport: object): boolean;
}

export interface EngineOptions {
  /** Called before an upgrade and before every frame is read. */
  door: EngineDoor;
  maxBufferedBytes: number;
  onSlowReader(kind: ConnectionKind): void;
}
