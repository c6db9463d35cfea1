import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { streamSection } from '../stream-section';

export const chatStream = streamSection(70, {
  /** What is said to the character is said in this chat from now on. */
  'chat.current-changed.event': z.object({ characterId: idSchema, chatId: idSchema }),
});
