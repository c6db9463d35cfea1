import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

const follow = z.object({ userId: idSchema, characterId: idSchema });

/** A user started to follow a character. */
export const characterFollowed = defineEvent('characters.character-followed', follow);

/** A user stopped following a character. */
export const characterUnfollowed = defineEvent('characters.character-unfollowed', follow);
