import type { ShownAuthor } from '../presenters/author-for-fan';

export type AuthorNotice =
  /** The offered author writes the last reply, or both replies are shown. */
  | { kind: 'trial'; trial: NonNullable<ShownAuthor['trial']> }
  /** The chat's own author is no longer available; the offered one replies. */
  | { kind: 'gone'; offered: NonNullable<ShownAuthor['offered']> }
  /** Another author is on offer. */
  | { kind: 'offer'; offered: NonNullable<ShownAuthor['offered']>; hasFailed: boolean }
  /** Another model wrote the last reply, because the chat's own could not be reached. */
  | { kind: 'outage' };

/**
 * Returns what the thread says about its author; null most of the time. A demo names the author of its
 * replies at the head of its chats, so it does not repeat an outage.
 */
export function noticeOf(
  shown: ShownAuthor | null,
  { isDemo }: { isDemo: boolean },
): AuthorNotice | null {
  if (shown === null) return null;
  const { trial, offered, isServed, isOfferClosed, answeredBy, author } = shown;
  const hasFailed = trial?.state === 'failed';
  if (trial && !hasFailed) return { kind: 'trial', trial };
  if (offered && !isServed) return { kind: 'gone', offered };
  if (offered && (!isOfferClosed || hasFailed)) return { kind: 'offer', offered, hasFailed };
  return answeredBy !== author.model && !isDemo ? { kind: 'outage' } : null;
}

/** Returns the names of two authors: their models, or null where only prompt or persona differ. */
export const namesOf = (
  { model: one }: ShownAuthor['author'],
  { model: other }: ShownAuthor['author'],
): { model: string; other: string } | null => (one === other ? null : { model: one, other });
