import * as z from 'zod';
import { personSchema, type Person } from '~/domain/shared/person';
import type { JobDefinition } from '~/jobs/definition.job';

/** The sender of a command, and the gateway's services for it. */
export interface CommandCall {
  person: Person;
  country: string | undefined;
  /** The language as a BCP 47 tag. */
  language: string | undefined;
  requestId: string;
  /** Counts a message; returns true if its network exceeds the limit for visitors. */
  isOverLimit(): Promise<boolean>;
  /** Encrypts text for the transport through Redis. */
  seal(words: string): string;
  /** Resolves once Redis has the job; a visitor's job waits in the visitors' queue if the queue has one. */
  enqueue<Data extends z.ZodType>(job: JobDefinition<Data>, data: z.input<Data>): Promise<unknown>;
  /** Resolves once the mark is queued, batched with others of the same moment. */
  markRead(chatId: string): Promise<void>;
}

/** A call of a person with an account. */
type MembersCall = Omit<CommandCall, 'person'> & { userId: string };

export interface CommandRefusal {
  statusCode: 400 | 404 | 429 | 503;
  message: string;
}

/** A client's command: its payload and its handler. */
export interface Command<Payload extends z.ZodType = z.ZodType> {
  payload: Payload;
  /** Handles a parsed payload; returns a refusal if it was not queued. */
  take(payload: z.output<Payload>, call: CommandCall): Promise<CommandRefusal | null>;
}

interface Queued<Payload extends z.ZodType, Data extends z.ZodType, Call> {
  payload: Payload;
  job: JobDefinition<Data>;
  /** Builds the job's data from the payload and its sender. */
  data(payload: z.output<Payload>, call: Call): z.input<Data> | Promise<z.input<Data>>;
}

/** Defines a command that becomes a job. */
export const becomes = <Payload extends z.ZodType, Data extends z.ZodType>({
  payload,
  job,
  data,
}: Queued<Payload, Data, CommandCall>) => ({
  payload,
  job,
  async take(parsed: z.output<Payload>, call: CommandCall) {
    await call.enqueue(job, await data(parsed, call));
    return null;
  },
});

/** Defines a command for people with an account; a visitor gets the refusal `notFound`. */
export const becomesForMembers = <Payload extends z.ZodType, Data extends z.ZodType>({
  payload,
  job,
  data,
  notFound,
}: Queued<Payload, Data, MembersCall> & { notFound: string }) => ({
  payload,
  job,
  async take(parsed: z.output<Payload>, { person, ...call }: CommandCall) {
    if (person.kind === 'guest') return { statusCode: 404, message: notFound } as const;
    await call.enqueue(job, await data(parsed, { ...call, userId: person.id }));
    return null;
  },
});

/** Defines a command that does not become a job of its own. */
export const isTaken = <Payload extends z.ZodType>(
  payload: Payload,
  take: (parsed: z.output<Payload>, call: CommandCall) => Promise<void>,
) => ({
  payload,
  async take(parsed: z.output<Payload>, call: CommandCall) {
    await take(parsed, call);
    return null;
  },
});

/** The data of most jobs besides the payload: the sender and the request. */
export const senderShape = { person: personSchema, requestId: z.string() };

/** Builds the data of a job that takes a payload unchanged. */
export const withSender = <Payload extends object>(
  payload: Payload,
  { person, requestId }: Pick<CommandCall, 'person' | 'requestId'>,
) => ({ ...payload, person, requestId });
