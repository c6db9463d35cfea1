import type { Moment } from '~/domain/chat/messages/note-moment';
import type { PlannedPost } from '../posts/plan-posts';
import type { Life } from './life';

/**
 * An act of the person outside the chat before the conversation. It has the key of its event, which is
 * handled later.
 */
export interface SeededMoment {
  details: Moment;
  key: string;
}

/** Returns the notes in a chat about the person's acts elsewhere, as their events would add them. */
export function momentsOf(
  life: Life,
  about: { slug: string; characterId: string; bought: PlannedPost | undefined },
): SeededMoment[] {
  const { slug, characterId, bought } = about;
  const price = bought?.discountedPrice ?? bought?.unlockPrice;
  return [
    ...(life.follows.includes(slug)
      ? [{ details: { type: 'follow_model' } as const, key: `moment-followed-${characterId}` }]
      : []),
    ...(bought && price
      ? [
          {
            details: { type: 'unlocked_post', postId: bought.id, tokens: price } as const,
            key: `moment-opened-${bought.id}`,
          },
        ]
      : []),
  ];
}
