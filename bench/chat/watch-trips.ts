import { Redis } from 'ioredis';
import pg from 'pg';

/** Counts of statements and Redis calls, by their names. */
export interface Trips {
  /** By the name of a prepared statement, else by the beginning of the text. */
  statements: Record<string, number>;
  /** By command. A pipeline counts once, as `pipeline`. */
  redis: Record<string, number>;
}

/** Calls `note` at each round trip of this process from now on. Returns a function that stops it. */
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
    // The commands of a pipeline are written to its own stream. The first of them has index 0.
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

/**
 * Returns the name of a script that was defined on its connection, without the version that BullMQ adds.
 */
function scriptOf(connection: unknown, { args }: Sent): string {
  const { scriptsSet } = connection as { scriptsSet?: Record<string, { sha: string }> };
  const found = Object.entries(scriptsSet ?? {}).find(([, { sha }]) => sha === args[0]);
  return found?.[0].split(':')[0] ?? 'script';
}

/** Enough characters of a statement to recognise it. */
const shownLength = 48;

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return shorten(statement);
  const { name, text } = statement as { name?: string; text?: string };
  return name ?? shorten(text ?? '?');
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, shownLength);
