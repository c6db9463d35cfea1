import type { RepliesRow } from '~/db/rows';
import { refuse, type Refusal } from '../refusals';

interface AskAgain {
  /** Whether the message is the last that wanted an answer, or that answer. */
  isLast: boolean;
  state: RepliesRow['state'];
  /** How often it was asked anew, and how often it may be. */
  retries: number;
  most: number;
  /** Whether the character still answers. */
  isPublished: boolean;
  /** Whether the person has blocked them. */
  isBlocked: boolean;
}

export type RefusedAskAgain = Refusal<
  | 'not-the-last'
  | 'still-being-answered'
  | 'asked-too-often'
  | 'no-such-character'
  | 'character-blocked'
>;

/** Whether the last answer of a chat may be written anew, which costs nothing. */
export function decideAskAgain(asked: AskAgain): { ok: true } | RefusedAskAgain {
  if (!asked.isLast) return refuse('not-the-last');
  if (!asked.isPublished) return refuse('no-such-character');
  if (asked.isBlocked) return refuse('character-blocked');
  // What failed was paid back: it is sent anew, and paid.
  if (asked.state === 'failed') return refuse('not-the-last');
  if (asked.state === 'pending') return refuse('still-being-answered');
  return asked.retries >= asked.most ? refuse('asked-too-often') : { ok: true };
}
