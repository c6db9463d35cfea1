import type { ChatServer, ChatSocket } from '../sockets/events';

export type EngineName = 'uws' | 'node';
export type ConnectionKind = 'socket' | 'stream';

export interface EngineRequest {
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  /** Who is at the other end of this very connection. */
  peer: string | undefined;
}

/** An answer without an end. After the close its methods do nothing. */
export interface EngineStream {
  /** Never waits: a reader that leaves more than the bound unread is cut off, and told nothing more. */
  write(text: string): void;
  /** Ends in order; a browser opens the stream again by itself. */
  end(): void;
}

export interface EngineResponse {
  send(status: number, headers: Record<string, string>, body: string): void;
  /** Answers without an end. What it opens with, however much, is not held against the reader. */
  stream(headers: Record<string, string>, opening: string): EngineStream;
  /** Runs once, when the answer has ended or its reader is gone; at once when that has happened. */
  onClose(listener: () => void): void;
}

export type RouteHandler = (request: EngineRequest, response: EngineResponse) => void;

/** What carries sockets and answers: the handlers above it are the same for every engine. */
export interface Engine {
  readonly name: EngineName;
  /** Answers GET on exactly this path. */
  get(path: string, handler: RouteHandler): void;
  /** Answers whatever no other handler does. */
  otherwise(handler: RouteHandler): void;
  /** Carries the server's sockets. Its namespaces must exist by now. */
  attach(io: ChatServer, namespaces: readonly string[]): void;
  /** Resolves to the port in use; rejects when it is taken. */
  listen(host: string, port: number): Promise<number>;
  stopListening(): void;
  /** Cuts every connection that is left. */
  close(): Promise<void>;
}

/** What an engine asks before it lets anybody or anything in (`realtime/door.ts`). */
export interface EngineDoor {
  refuse(request: EngineRequest): { status: number; message: string } | null;
  enter(connection: ChatSocket['conn'], cut: () => void): void;
  takes(transport: object): boolean;
}

export interface EngineOptions {
  /** Asked before an upgrade, and before every frame is read. */
  door: EngineDoor;
  maxBufferedBytes: number;
  onSlowReader(kind: ConnectionKind): void;
}
