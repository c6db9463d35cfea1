import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

const follow = z.object({ userId: idSchema, characterId: idSchema });

/** Somebody began to follow a character. */
export const characterFollowed = defineEvent('characters.character-followed', follow);

/** Somebody follows a character no more. */
export const characterUnfollowed = defineEvent('characters.character-unfollowed', follow);
