/** A device as its browser describes it (W3C Push API). */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushMessage {
  /** What only the device can read; at most 3,000 bytes. */
  body: string;
  /** Messages of one topic replace one another while the device cannot be reached (RFC 8030, 5.4). */
  topic: string;
  /** How long the service keeps it for a device that cannot be reached. */
  ttlSeconds: number;
}

/** Brings messages to devices by the push services of their browsers. */
export interface PushService {
  /** Resolves once the service has taken it. Throws PushGone, PushRefused or PushUnavailable. */
  send(target: PushTarget, message: PushMessage): Promise<void>;
}

/** The service knows the device no more. */
export class PushGone extends Error {
  override name = 'PushGone';
}

/** Hopeless as it is. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

/** Worth another try. */
export class PushUnavailable extends Error {
  override name = 'PushUnavailable';
}
