/** A push subscription of a browser (W3C Push API). */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushMessage {
  /** The content, which only the device can read; at most 3,000 bytes. */
  body: string;
  /** Messages with the same topic replace each other while the device is unreachable (RFC 8030, 5.4). */
  topic: string;
  /** Seconds that the service stores the message for an unreachable device. */
  ttlSeconds: number;
}

/** A sender of messages to devices, through the push services of their browsers. */
export interface PushService {
  /**
   * Resolves once the service has accepted the message. Throws PushGone, PushRefused or PushUnavailable.
   */
  send(target: PushTarget, message: PushMessage): Promise<void>;
}

/** The service no longer knows the device. */
export class PushGone extends Error {
  override name = 'PushGone';
}

/** The request must not be retried. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

/** The request may be retried. */
export class PushUnavailable extends Error {
  override name = 'PushUnavailable';
}
