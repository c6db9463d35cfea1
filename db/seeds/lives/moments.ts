import type { Moment } from '~/domain/chat/messages/note-moment';
import type { PlannedPost } from '../posts/plan-posts';
import type { Life } from './life';

/** What the person did elsewhere before they talked; the key is that of the event, which comes later. */
export interface SeededMoment {
  details: Moment;
  key: string;
}

/** What stands in a chat of what its person did elsewhere, as the events of it would put it there. */
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
