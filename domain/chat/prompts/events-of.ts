import { isOpenTo, readDetails } from '../messages/message-details';
import type { StoredMessage } from '../messages/message';
import type { PromptEvent } from './prompt-situation';

/** The number of last messages whose events are mentioned. */
const recent = 8;

/** Returns what happened during the last messages, oldest first. `rows` are the newest first. */
export const eventsOf = (
  rows: readonly Pick<StoredMessage, 'role' | 'type' | 'details'>[],
): PromptEvent[] => rows.slice(0, recent).flatMap(eventOf).reverse();

function eventOf({
  role,
  type,
  details,
}: Pick<StoredMessage, 'role' | 'type' | 'details'>): PromptEvent[] {
  const carried = readDetails(type, details);
  switch (carried?.type) {
    case 'image':
    case 'video':
    case 'gift_for_tip': {
      // The person has not seen a picture that is pending, failed or locked.
      const isSeen = carried.making === null && !carried.hasFailed && isOpenTo(carried);
      if (role !== 'character' || !isSeen) return [];
      return [{ kind: kinds[carried.type] }];
    }
    case 'tip':
      return [{ kind: 'tip', amount: carried.tokens }];
    case 'voice_call_summary':
      return [{ kind: 'call', amount: Math.max(1, Math.round(carried.seconds / 60)) }];
    default:
      return [];
  }
}

const kinds = { image: 'photo', video: 'video', gift_for_tip: 'gift' } as const;
