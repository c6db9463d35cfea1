import type * as z from 'zod';
import { encode } from '~/domain/shared/codecs';
import { streamEvents, type StreamPayloads } from './areas';
import { serverToClient, type ServerPayloads } from './server-to-client';

/** Any event for a client: a name on a channel, with its payload. */
export type Message = MessageOf<'chats', ServerPayloads> | MessageOf<'stream', StreamPayloads>;

/** An event for one person's sockets or streams. */
export type Publication = Message & { personId: string };

type MessageOf<Channel, Payloads, Name extends keyof Payloads = keyof Payloads> = {
  [One in Name]: { channel: Channel; name: One; payload: Payloads[One] };
}[Name];

/** The payloads of stream events as internal values; codecs encode them for the client. */
type StreamValues = { [Name in keyof typeof streamEvents]: z.output<(typeof streamEvents)[Name]> };

const chats: { [Name in keyof ServerPayloads]: z.ZodType<ServerPayloads[Name]> } = serverToClient;
const stream: {
  [Name in keyof StreamPayloads]: z.ZodType<StreamValues[Name], StreamPayloads[Name]>;
} = streamEvents;

/** Creates an event for a person's sockets. Throws a ZodError when the payload does not match the name. */
export function toChats<Name extends keyof ServerPayloads>(
  personId: string,
  name: Name,
  payload: ServerPayloads[Name],
): MessageOf<'chats', ServerPayloads, Name> & { personId: string } {
  return { personId, channel: 'chats', name, payload: chats[name].parse(payload) };
}

/**
 * Creates an event for a person's event streams. Throws a ZodError when the payload does not match the
 * name.
 */
export function toStream<Name extends keyof StreamPayloads>(
  personId: string,
  name: Name,
  payload: StreamValues[Name],
): MessageOf<'stream', StreamPayloads, Name> & { personId: string } {
  return { personId, channel: 'stream', name, payload: encode(stream[name], payload) };
}
