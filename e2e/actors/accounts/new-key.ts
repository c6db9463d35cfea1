import { randomUUID } from 'node:crypto';

/** A key under which one message is sent, however often. */
export const newKey = () => randomUUID();
