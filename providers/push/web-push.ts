import webPush from 'web-push';
import {
  PushGone,
  PushRefused,
  PushUnavailable,
  type PushMessage,
  type PushService,
  type PushTarget,
} from './push-service';
import { isPushService } from './is-push-service';

interface WebPushOptions {
  /** The product's own pair of keys, by which services know who sends (RFC 8292). */
  publicKey: string;
  privateKey: string;
  /** Whom a service turns to: an address of mail (`mailto:`) or of a page. */
  subject: string;
  /** Hosts of the services that are spoken to, as `isPushService` reads them. */
  services: readonly string[];
  /** Milliseconds for an answer, 5 s by default. */
  timeoutMs?: number;
}

/**
 * Speaks to the push services of browsers (RFC 8030), sealing what is said for the device alone
 * (RFC 8291). A subscription names its service's address, and comes from a browser: one that is none
 * of the known services' is refused unasked.
 */
export function createWebPush(options: WebPushOptions): PushService {
  const { timeoutMs = 5_000, services } = options;
  return {
    async send(target, message) {
      if (!isPushService(target.endpoint, services)) throw new PushRefused('no known service');
      const { endpoint, method, headers, body } = seal(options, target, message);
      const response = await fetch(endpoint, {
        method,
        headers: textsOf(headers),
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new PushUnavailable('The service does not answer', { cause });
      });
      await response.body?.cancel();
      if (!response.ok) throw failureOf(response.status);
    },
  };
}

/** What is sent, and how; throws PushRefused for keys that are none. */
function seal(
  { publicKey, privateKey, subject }: WebPushOptions,
  target: PushTarget,
  { body, topic, ttlSeconds }: PushMessage,
) {
  try {
    return webPush.generateRequestDetails(target, body, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: ttlSeconds,
      urgency: 'normal',
      topic,
      contentEncoding: 'aes128gcm',
    });
  } catch (cause) {
    throw new PushRefused('The subscription cannot be used', { cause });
  }
}

const textsOf = (headers: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** RFC 8030, section 5: 404 and 410 say that a subscription is no more. */
function failureOf(status: number): Error {
  const words = `The service answered ${status}`;
  if (status === 404 || status === 410) return new PushGone(words);
  const isFinal = status < 500 && ![408, 425, 429].includes(status);
  return isFinal ? new PushRefused(words) : new PushUnavailable(words);
}
