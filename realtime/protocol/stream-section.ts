import type * as z from 'zod';

/** The payload of each event by its name, which stands in a frame beside it. */
type StreamPayloadSchemas = Readonly<Record<string, z.ZodObject>>;

/** Events of the stream that stand together in the contract's document. */
export interface StreamSection<Events extends StreamPayloadSchemas = StreamPayloadSchemas> {
  /** Where they stand in it: the lowest first, no two alike. */
  order: number;
  events: Events;
}

/** What an area says on the stream of whoever has a page open. */
export const streamSection = <Events extends StreamPayloadSchemas>(
  order: number,
  events: Events,
): StreamSection<Events> => ({ order, events });
