import type { Logger } from '~/observability/logger';
import { beginSpan, endSpan } from '~/observability/tracing';
import type { GatewayMetrics } from './gateway-metrics';
import { streamEvents } from './protocol/areas';
import { personChannel } from './protocol/envelope';
import { serverToClient } from './protocol/server-to-client';
import type { ChatNamespace } from './sockets/events';
import { streamFrame } from './stream/frames';
import type { AddressedEnvelope } from './subscriptions/envelopes';
import type { StreamListener } from './subscriptions/listener';
import type { Subscription } from './subscriptions/subscription';

interface Handles {
  namespace: ChatNamespace;
  metrics: GatewayMetrics;
  logger: Logger;
}

/** Passes a person's events to their sockets or streams, serialised once for all of them. */
export function createFanOut({ namespace, metrics, logger }: Handles) {
  return (subscription: Subscription, envelope: AddressedEnvelope): void => {
    const events = envelope.channel === 'chats' ? serverToClient : streamEvents;
    if (!Object.hasOwn(events, envelope.name)) {
      metrics.envelopes.inc({ outcome: 'unknown' });
      logger.warn({ channel: envelope.channel, event: envelope.name }, 'no event of the protocol');
    } else {
      const span = beginDelivery(subscription, envelope);
      if (envelope.channel === 'chats') deliverToSockets(subscription, envelope);
      deliverToStreams(subscription, envelope);
      endSpan(span);
    }
  };

  function deliverToSockets(
    { personId, listeners }: Subscription,
    envelope: AddressedEnvelope,
  ): void {
    // One room without exceptions: the native engine publishes this form of emit itself.
    namespace.to(personChannel(personId)).emit(envelope.name, envelope.payload);
    let sockets = 0;
    for (const listener of listeners) if (listener.kind === 'socket') sockets += 1;
    metrics.deliveries.inc({ kind: 'socket' }, sockets);
  }

  function deliverToStreams(subscription: Subscription, envelope: AddressedEnvelope): void {
    const streams = [...subscription.listeners].filter(
      (listener): listener is StreamListener =>
        listener.kind === 'stream' && isFor(envelope, listener),
    );
    if (streams.length === 0) return;
    const streamId = envelope.kind === 'event' ? envelope.streamId : null;
    const frame = streamFrame(streamId, subscription.position, envelope);
    for (const stream of streams) stream.receive(frame, streamId);
    metrics.deliveries.inc({ kind: 'stream' }, streams.length);
  }
}

/** Lost events are reported on every stream, because their recipients are unknown. */
const isFor = ({ channel, name }: AddressedEnvelope, listener: StreamListener): boolean =>
  channel === listener.channel || name === 'resync';

/** Only facts are traced: each chunk of a streamed reply would otherwise be a span. */
function beginDelivery({ listeners }: Subscription, envelope: AddressedEnvelope) {
  if (envelope.kind !== 'event' || !envelope.traceparent) return undefined;
  return beginSpan(`deliver ${envelope.name}`, {
    kind: 'producer',
    parent: envelope.traceparent,
    attributes: {
      'nocturne.event_id': envelope.eventId,
      'nocturne.channel': envelope.channel,
      'nocturne.connections': listeners.size,
    },
  });
}
