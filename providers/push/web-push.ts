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
  /** The product's key pair, with which services identify the sender (RFC 8292). */
  publicKey: string;
  privateKey: string;
  /** The contact for services: an e-mail address (`mailto:`) or a page. */
  subject: string;
  /** Hosts of the accepted services, in the format of `isPushService`. */
  services: readonly string[];
  /** Milliseconds for a response, 5 s by default. */
  timeoutMs?: number;
}

/**
 * Creates a client of the push services of browsers (RFC 8030), which encrypts messages for the device (RFC
 * 8291). A subscription contains the address of its service and comes from a browser, so an address outside
 * the configured services is refused without a request.
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

/** Returns the encrypted request. Throws PushRefused if the subscription's keys are invalid. */
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

/**
 * Returns the error for a status. According to RFC 8030, section 5, 404 and 410 mean that a subscription
 * has expired.
 */
function failureOf(status: number): Error {
  const words = `The service answered ${status}`;
  if (status === 404 || status === 410) return new PushGone(words);
  const isFinal = status < 500 && ![408, 425, 429].includes(status);
  return isFinal ? new PushRefused(words) : new PushUnavailable(words);
}
