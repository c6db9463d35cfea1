import type * as z from 'zod';
import type { DomainContext } from '~/domain/shared/context';
import type { Person } from '~/domain/shared/person';
import type { Enqueuer } from '~/jobs/enqueue.job';
import type { ReadMarks } from './read-marks';

/** What a command is given beside its payload. */
export interface CommandCall {
  context: DomainContext;
  enqueuer: Enqueuer;
  readMarks: ReadMarks;
  person: Person;
  country: string | undefined;
  /** BCP 47. */
  language: string | undefined;
  requestId: string;
  /** Counts a message; whether more came from this network than its visitors may send. */
  isOverLimit(): Promise<boolean>;
}

export interface CommandRefusal {
  statusCode: 400 | 404 | 429 | 503;
  message: string;
}

export interface Command {
  name: string;
  /** Queues the command; a refusal says why it was not. */
  accept(call: CommandCall, payload: unknown): Promise<CommandRefusal | null>;
}

/** Ties a name of the protocol to its schema and to the job it becomes. */
export function defineCommand<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  queue: (call: CommandCall, payload: z.output<Schema>) => Promise<CommandRefusal | null>,
): Command {
  return {
    name,
    async accept(call, payload) {
      const parsed = schema.safeParse(payload ?? {});
      if (parsed.success) return queue(call, parsed.data);
      return { statusCode: 400, message: parsed.error.issues[0]?.message ?? 'invalid command' };
    },
  };
}
