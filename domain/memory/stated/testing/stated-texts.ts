import { findStatedFacts } from '../find-stated-facts';

/** A Wednesday. */
export const sentAt = { at: new Date('2026-12-02T12:00:00Z'), timeZone: 'Europe/Berlin' };

/** Messages with the facts that they state, if any. */
export type StatedTable = readonly (readonly [message: string, ...facts: string[]])[];

/** Returns each message of a table with the facts that are found in it. */
export const readTable = (table: StatedTable) =>
  table.map(([message]) => [message, ...findStatedFacts(message, sentAt).map(({ text }) => text)]);
