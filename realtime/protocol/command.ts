import * as z from 'zod';
import { personSchema, type Person } from '~/domain/shared/person';
import type { JobDefinition } from '~/jobs/definition.job';

/** The sender of a command, and the services of the gateway for it. */
export interface CommandCall {
  person: Person;
  country: string | undefined;
  /** BCP 47. */
  language: string | undefined;
  requestId: string;
  /** Counts a message; whether more came from this network than its visitors may send. */
  isOverLimit(): Promise<boolean>;
  /** Encrypts words for the way through Redis. */
  seal(words: string): string;
  /** Resolves once Redis holds the job; a visitor's waits on the visitors' queue, where there is one. */
  enqueue<Data extends z.ZodType>(job: JobDefinition<Data>, data: z.input<Data>): Promise<unknown>;
  /** Resolves once the mark is queued, together with others of the same moment. */
  markRead(chatId: string): Promise<void>;
}

/** A call of somebody who has an account. */
type MembersCall = Omit<CommandCall, 'person'> & { userId: string };

export interface CommandRefusal {
  statusCode: 400 | 404 | 429 | 503;
  message: string;
}

/** A command of a client: its payload, and what carries it on. */
export interface Command<Payload extends z.ZodType = z.ZodType> {
  payload: Payload;
  /** Takes a parsed payload; returns a refusal where it was not queued. */
  take(payload: z.output<Payload>, call: CommandCall): Promise<CommandRefusal | null>;
}

interface Queued<Payload extends z.ZodType, Data extends z.ZodType, Call> {
  payload: Payload;
  job: JobDefinition<Data>;
  /** The job's data of the payload and who said it. */
  data(payload: z.output<Payload>, call: Call): z.input<Data> | Promise<z.input<Data>>;
}

/** Makes a command that becomes a job. */
export const becomes = <Payload extends z.ZodType, Data extends z.ZodType>({
  payload,
  job,
  data,
}: Queued<Payload, Data, CommandCall>) => ({
  payload,
  job,
  async take(said: z.output<Payload>, call: CommandCall) {
    await call.enqueue(job, await data(said, call));
    return null;
  },
});

/** Makes one that is for members; a visitor is told that there is no such thing. */
export const becomesForMembers = <Payload extends z.ZodType, Data extends z.ZodType>({
  payload,
  job,
  data,
  notFound,
}: Queued<Payload, Data, MembersCall> & { notFound: string }) => ({
  payload,
  job,
  async take(said: z.output<Payload>, { person, ...call }: CommandCall) {
    if (person.kind === 'guest') return { statusCode: 404, message: notFound } as const;
    await call.enqueue(job, await data(said, { ...call, userId: person.id }));
    return null;
  },
});

/** Makes one that does not become a job of its own. */
export const isTaken = <Payload extends z.ZodType>(
  payload: Payload,
  take: (said: z.output<Payload>, call: CommandCall) => Promise<void>,
) => ({
  payload,
  async take(said: z.output<Payload>, call: CommandCall) {
    await take(said, call);
    return null;
  },
});

/** The data of most jobs beside the payload: the sender and the request. */
export const saidBy = { person: personSchema, requestId: z.string() };

/** The data of a job that takes a payload as it is. */
export const asSaid = <Payload extends object>(
  payload: Payload,
  { person, requestId }: Pick<CommandCall, 'person' | 'requestId'>,
) => ({ ...payload, person, requestId });
