import type * as z from 'zod';
import type { EventDefinition } from '~/domain/shared/event';
import type { Publication } from '~/realtime/protocol/publication';
import type { JobDefinition } from '../definition.job';

export interface JobRequest {
  job: JobDefinition;
  payload: unknown;
  isForGuest?: boolean;
}

/** Ends sessions on every gateway; said at once and never stored. */
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

/** Ties an event to what follows from it; the payload is checked against the event's own schema. */
export function onEvent<Schema extends z.ZodType>(
  event: EventDefinition<Schema>,
  follow: (payload: z.infer<Schema>, meta: EventMeta) => Reaction,
): Subscriber {
  return {
    eventName: event.name,
    react: (payload, meta) => follow(event.payload.parse(payload), meta),
  };
}

/** A job with its payload, checked by the compiler before it meets the others in one list. */
export function request<Schema extends z.ZodType>(
  job: JobDefinition<Schema>,
  payload: z.input<Schema>,
  options: Pick<JobRequest, 'isForGuest'> = {},
): JobRequest {
  return { job, payload, ...options };
}
