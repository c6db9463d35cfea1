import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { streamSection } from '../stream-section';

export const chatStream = streamSection(70, {
  /** Messages to the character belong to this chat from now on. */
  'chat.current-changed.event': z.object({ characterId: idSchema, chatId: idSchema }),
  /** The author of this chat changed, or there is something new to show about it. */
  'chat.author-changed.event': z.object({ characterId: idSchema, chatId: idSchema }),
});
