import type * as z from 'zod';

/** The payload of each event by its name; a frame contains the name and the payload. */
type StreamPayloadSchemas = Readonly<Record<string, z.ZodObject>>;

/** Events of the stream that share a section in the contract's document. */
export interface StreamSection<Events extends StreamPayloadSchemas = StreamPayloadSchemas> {
  /** The position in the document: lowest first, no two alike. */
  order: number;
  events: Events;
}

/** Defines the events of an area on the stream of people with an open page. */
export const streamSection = <Events extends StreamPayloadSchemas>(
  order: number,
  events: Events,
): StreamSection<Events> => ({ order, events });
