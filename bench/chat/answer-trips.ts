import { Redis } from 'ioredis';
import pg from 'pg';
import { answerParent } from '../pages/answer-parent';

/** How often a process has asked PostgreSQL or Redis, by what it asked. */
export interface Trips {
  /** By a prepared statement's name, else by how the text begins. */
  statements: Record<string, number>;
  /** By command; what goes out together counts once, as `pipeline`. */
  redis: Record<string, number>;
}

const statements = new Map<string, number>();
const redis = new Map<string, number>();
const count = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1);

/** Loaded into a process under test before it opens a connection: counts its round trips. */
export function countTrips(): void {
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const query = client.query;
  client.query = function (this: unknown, ...args: unknown[]) {
    count(statements, nameOf(args[0]));
    return query.apply(this, args);
  };
  const connection = Redis.prototype as unknown as { sendCommand: (...args: unknown[]) => unknown };
  const sendCommand = connection.sendCommand;
  connection.sendCommand = function (this: unknown, ...args: unknown[]) {
    // A pipeline's commands are given its own stream, and the first of them its number.
    const [command, stream] = args as [Sent, unknown];
    if (!stream) count(redis, command.name === 'evalsha' ? scriptOf(this, command) : command.name);
    else if (command.pipelineIndex === 0) count(redis, 'pipeline');
    return sendCommand.apply(this, args);
  };
  answerParent('trips', (): Trips => {
    const trips = {
      statements: Object.fromEntries(statements),
      redis: Object.fromEntries(redis),
    };
    statements.clear();
    redis.clear();
    return trips;
  });
}

interface Sent {
  name: string;
  args: unknown[];
  pipelineIndex?: number;
}

/** What a script was defined as on its connection; BullMQ adds its version. */
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
