import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

const about = { userId: idSchema, postId: idSchema, characterId: idSchema };

/** A person liked a post that they did not like before. */
export const postLiked = defineEvent('posts.post-liked', z.object(about));

/** A person bought one asset of a post; `tokens` is 0 if it was paid by card. */
export const assetUnlocked = defineEvent(
  'posts.asset-unlocked',
  z.object({ ...about, assetId: idSchema, tokens: z.number().int().nonnegative() }),
);

/** A person bought a post. */
export const postUnlocked = defineEvent(
  'posts.post-unlocked',
  z.object({ ...about, tokens: z.number().int().positive() }),
);
