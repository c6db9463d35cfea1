import { Redis } from 'ioredis';
import pg from 'pg';

/** Counts of statements and Redis calls, by their names. */
export interface Trips {
  /** By a prepared statement's name, else by how the text begins. */
  statements: Record<string, number>;
  /** By command; what goes out together counts once, as `pipeline`. */
  redis: Record<string, number>;
}

/** Calls `note` at each round trip of this process from now on, until the answer is called. */
export function watchTrips(note: (kind: keyof Trips, name: string) => void): () => void {
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  client.query = function (this: unknown, ...args: unknown[]) {
    note('statements', nameOf(args[0]));
    return query.apply(this, args);
  };
  const connection = Redis.prototype as unknown as { sendCommand: (...args: unknown[]) => unknown };
  const { sendCommand } = connection;
  connection.sendCommand = function (this: unknown, ...args: unknown[]) {
    // A pipeline's commands are given its own stream, and the first of them its number.
    const [command, stream] = args as [Sent, unknown];
    if (!stream) note('redis', command.name === 'evalsha' ? scriptOf(this, command) : command.name);
    else if (command.pipelineIndex === 0) note('redis', 'pipeline');
    return sendCommand.apply(this, args);
  };
  return () => {
    client.query = query;
    connection.sendCommand = sendCommand;
  };
}

interface Sent {
  name: string;
  args: unknown[];
  pipelineIndex?: number;
}

/** The name a script was defined under on its connection; BullMQ adds its version. */
function scriptOf(connection: unknown, { args }: Sent): string {
  const { scriptsSet } = connection as { scriptsSet?: Record<string, { sha: string }> };
  const found = Object.entries(scriptsSet ?? {}).find(([, { sha }]) => sha === args[0]);
  return found?.[0].split(':')[0] ?? 'script';
}

/** Enough of a statement to know it by. */
const shownLength = 48;

function nameOf(asked: unknown): string {
  if (typeof asked === 'string') return shorten(asked);
  const { name, text } = asked as { name?: string; text?: string };
  return name ?? shorten(text ?? '?');
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, shownLength);
