import type { RepliesRow } from '~/db/rows';
import { refuse, type Refusal } from '../refusals';

interface ReplyRegenerationFacts {
  /** True if the message is the last that required a reply, or if it is that reply. */
  isLast: boolean;
  state: RepliesRow['state'];
  /** The number of earlier retries, and their maximum. */
  retries: number;
  most: number;
  /** True if the character still replies. */
  isPublished: boolean;
  /** True if the person has blocked the character. */
  isBlocked: boolean;
}

export type RefusedReplyRegeneration = Refusal<
  | 'not-the-last'
  | 'still-being-answered'
  | 'asked-too-often'
  | 'no-such-character'
  | 'character-blocked'
>;

/** Decides whether the last reply of a chat may be written again, which is free. */
export function decideReplyRegeneration(
  facts: ReplyRegenerationFacts,
): { ok: true } | RefusedReplyRegeneration {
  if (!facts.isLast) return refuse('not-the-last');
  if (!facts.isPublished) return refuse('no-such-character');
  if (facts.isBlocked) return refuse('character-blocked');
  // A failed message was refunded, so it must be sent and paid again.
  if (facts.state === 'failed') return refuse('not-the-last');
  if (facts.state === 'pending') return refuse('still-being-answered');
  return facts.retries >= facts.most ? refuse('asked-too-often') : { ok: true };
}
