import { randomUUID } from 'node:crypto';

/** Returns an idempotency key for one message. */
export const newKey = () => randomUUID();
