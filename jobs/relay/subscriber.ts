import type * as z from 'zod';
import type { EventDefinition } from '~/domain/shared/outbox/event';
import type { Publication } from '~/realtime/protocol/publication';
import type { JobDefinition } from '../definition.job';

export interface JobRequest {
  job: JobDefinition;
  payload: unknown;
  isForGuest?: boolean;
}

/** A command to end sessions on every gateway; published immediately and never stored. */
export interface Control {
  personId: string;
  sessionId: string | null;
}

export interface Reaction {
  publications?: Publication[];
  jobs?: JobRequest[];
  controls?: Control[];
}

export interface EventMeta {
  eventId: string;
  personId: string | null;
  requestId: string;
}

export interface Subscriber {
  eventName: string;
  react(payload: unknown, meta: EventMeta): Reaction;
}

/** Binds an event to its reaction; the payload is validated with the event's own schema. */
export function onEvent<Schema extends z.ZodType>(
  event: EventDefinition<Schema>,
  follow: (payload: z.infer<Schema>, meta: EventMeta) => Reaction,
): Subscriber {
  return {
    eventName: event.name,
    react: (payload, meta) => follow(event.payload.parse(payload), meta),
  };
}

/**
 * Merges the subscribers of all areas into one per event: all reactions to an event happen in the same step
 * of the relay, or none.
 */
export function joinSubscribers(subscribers: readonly Subscriber[]): Map<string, Subscriber> {
  const byEvent = new Map<string, Subscriber>();
  for (const one of subscribers) {
    const { eventName } = one;
    const existing = byEvent.get(eventName);
    byEvent.set(eventName, existing ? both(existing, one) : one);
  }
  return byEvent;
}

const both = (one: Subscriber, other: Subscriber): Subscriber => ({
  eventName: one.eventName,
  react(payload, meta) {
    const reactions = [one.react(payload, meta), other.react(payload, meta)];
    return {
      publications: reactions.flatMap(({ publications = [] }) => publications),
      jobs: reactions.flatMap(({ jobs = [] }) => jobs),
      controls: reactions.flatMap(({ controls = [] }) => controls),
    };
  },
});

/** Creates a job request with its payload type-checked, before requests are mixed in one list. */
export function request<Schema extends z.ZodType>(
  job: JobDefinition<Schema>,
  payload: z.input<Schema>,
  options: Pick<JobRequest, 'isForGuest'> = {},
): JobRequest {
  return { job, payload, ...options };
}
