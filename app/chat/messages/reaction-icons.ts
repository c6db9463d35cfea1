import type { Reaction } from '~/domain/chat/messages/reactions';
import type { IconName } from '../../kit/ui/icons/icon-names';

/** The icon of each reaction. */
export const reactionIcons = {
  heart: 'heart',
  laugh: 'laugh',
  fire: 'flame',
  thumbs_up: 'thumbs-up',
  sad: 'frown',
  wow: 'sparkles',
} as const satisfies Record<Reaction, IconName>;
