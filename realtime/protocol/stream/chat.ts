import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { streamSection } from '../stream-section';

export const chatStream = streamSection(70, {
  /** Messages to the character belong to this chat from now on. */
  'chat.current-changed.event': z.object({ characterId: idSchema, chatId: idSchema }),
});
