import { markChatRead } from '~/domain/chat/mark-read';
import { noteConversationClosed, noteConversationOpened } from '~/domain/chat/note-presence';
import { sendMessage } from '~/domain/chat/send-message';
import { suggestTokens } from '~/domain/chat/suggest-tokens';
import { handleJob, type HandlerOptions } from '../handler';
import { conversationClosedJob, conversationOpenedJob } from './conversation-presence.job';
import { markReadJob } from './mark-read.job';
import { sendMessageJob } from './send-message.job';
import { suggestTokensJob } from './suggest-tokens.job';

/** What the chat queue does. */
export function chatHandlers({
  context,
  moderator,
  broadcast,
}: Pick<HandlerOptions, 'context' | 'moderator' | 'broadcast'>) {
  return [
    handleJob(sendMessageJob, async ({ sealedContent, ...command }) => {
      const content = context.seal.open(sealedContent);
      const outcome = await sendMessage(context, moderator, { ...command, content });
      return { ok: outcome.ok };
    }),
    handleJob(suggestTokensJob, (short) => suggestTokens(context, short)),
    handleJob(markReadJob, ({ person, chatId }) => markChatRead(context, person, chatId)),
    handleJob(conversationOpenedJob, async ({ person, characterId }) => {
      const { isReplyPending } = await noteConversationOpened(context, person, characterId);
      if (isReplyPending) await broadcast.writing(person, characterId, true);
    }),
    handleJob(conversationClosedJob, ({ person }) => noteConversationClosed(context, person)),
  ];
}
