import * as z from 'zod';

/** A time as shown to staff and in the logs, in UTC. */
export const stampSchema = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);

export const stamp = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Returns a fact with a time; none without a time. */
export const timeFact = (label: string, at: Date | null) =>
  at === null ? [] : [{ label, value: stamp(at) }];
