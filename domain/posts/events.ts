import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

const about = { userId: idSchema, postId: idSchema, characterId: idSchema };

/** Somebody liked a post for the first time since they last did not. */
export const postLiked = defineEvent('posts.post-liked', z.object(about));

/** Somebody bought one asset of a post alone; with a card where it took no tokens. */
export const assetUnlocked = defineEvent(
  'posts.asset-unlocked',
  z.object({ ...about, assetId: idSchema, tokens: z.number().int().nonnegative() }),
);

/** Somebody bought a post. */
export const postUnlocked = defineEvent(
  'posts.post-unlocked',
  z.object({ ...about, tokens: z.number().int().positive() }),
);
