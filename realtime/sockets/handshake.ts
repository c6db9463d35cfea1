import type { CountryOf } from '~/config/country-of';
import { requestedLanguage } from '~/domain/profile/requested-language';
import { networkOf } from '~/domain/shared/origin/network-of';
import type { DomainContext } from '~/domain/shared/context';
import type { Logger } from '~/observability/logger';
import { currentRequestId, withRequestId } from '~/observability/request-context';
import type { AddressCounts } from '../address-counts';
import { admit } from '../admit';
import type { AdmissionRefusal } from '../refusals';
import { clientAddress } from '../client-address';
import type { Door } from '../door';
import type { Entrance } from '../entrance';
import type { GatewayMetrics } from '../gateway-metrics';
import { readCredentials } from '../read-credentials';
import type { Subscriptions } from '../subscriptions/subscriptions';
import type { ChatSocket } from './events';
import { createSocketListener } from './socket-listener';

type Refused = AdmissionRefusal | 'not-verified' | 'somebody-else';
type Next = (error?: Error) => void;

interface Handles {
  door: Door;
  context: DomainContext;
  entrance: Entrance;
  subscriptions: Subscriptions;
  addresses: AddressCounts;
  countryOf?: CountryOf;
  publicUrl: string;
  metrics: GatewayMetrics;
  logger: Logger;
}

/** The data of a connect_error: the reason as its message and as data.code. */
class HandshakeError extends Error {
  readonly data: { code: Refused };
  constructor(code: Refused) {
    super(code);
    this.data = { code };
  }
}

/** Decides who may enter the namespace, once per connection. */
export function createHandshake(handles: Handles): (socket: ChatSocket, next: Next) => void {
  const tried = new WeakSet<object>();
  return (socket, next) => {
    // A stock client opens a new connection for each attempt; repeated attempts on one would each cost a
    // look-up.
    if (tried.has(socket.conn)) {
      socket.conn.close();
      return next(new HandshakeError('unauthorized'));
    }
    tried.add(socket.conn);
    const given = socket.handshake.headers['x-request-id'];
    void withRequestId(typeof given === 'string' ? given : undefined, async () => {
      const refusal = await enter(handles, socket).catch((error: unknown) => {
        handles.logger.error({ err: error }, 'handshake failed');
        return 'unavailable' as const;
      });
      if (!refusal) return next();
      handles.metrics.refusals.inc({ kind: 'socket', reason: refusal });
      // A stock client reconnects by itself if the connection closes before a reason is sent.
      if (refusal === 'unavailable') socket.conn.close();
      else handles.door.closeRefused(socket.conn);
      next(new HandshakeError(refusal));
    });
  };
}

async function enter(handles: Handles, socket: ChatSocket): Promise<Refused | null> {
  const { headers } = socket.handshake;
  const credentials = await readCredentials(handles.context, headers.cookie, handles.publicUrl);
  if (credentials.kind === 'nobody' || isClosed(socket)) return 'unauthorized';
  handles.door.recognise(socket.conn);
  if (isOfAnother(socket, credentials.person.id)) return 'somebody-else';
  const forwardedFor = headers['x-forwarded-for']?.toString();
  const address = clientAddress(socket.conn.remoteAddress, forwardedFor);
  const { listener, isRevoked } = createSocketListener(socket, handles.metrics, credentials);
  const admission = await admit(handles, {
    credentials,
    listener,
    address,
    onClose: (leave) => socket.conn.once('close', leave),
  });
  if (!admission.ok) return admission.reason;
  const { leave } = admission;
  const isUnverified = credentials.kind === 'user' && !admission.isVerified;
  if (isRevoked() || isClosed(socket) || isUnverified) {
    leave();
    return isUnverified ? 'not-verified' : 'unauthorized';
  }
  socket.data = {
    person: credentials.person,
    country: handles.countryOf?.(headers),
    language: requestedLanguage(headers),
    network: address === null ? null : networkOf(address),
    requestId: currentRequestId() ?? '',
    isRevoked,
    revoke: listener.revoke,
    leave,
  };
  return null;
}

/** Checks whether the page was rendered for another account than the one now signed in. */
function isOfAnother({ handshake }: ChatSocket, personId: string): boolean {
  const { pageOwner } = handshake.auth;
  return typeof pageOwner === 'string' && pageOwner !== personId;
}

function isClosed(socket: ChatSocket): boolean {
  return socket.conn.readyState !== 'open';
}
