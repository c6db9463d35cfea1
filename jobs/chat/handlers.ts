import { reactToMessage } from '~/domain/chat/messages/change-message';
import { markChatRead } from '~/domain/chat/chats/mark-read';
import { noteConversationClosed, noteConversationOpened } from '~/domain/chat/chats/note-presence';
import { noteMoment } from '~/domain/chat/messages/note-moment';
import { giveForTip } from '~/domain/chat/tips/give-for-tip';
import { sendMessage } from '~/domain/chat/send/send-message';
import { suggestTokens } from '~/domain/chat/send/suggest-tokens';
import { suggestReplies } from '~/domain/chat/suggestions/suggest-replies';
import { describeStoryReply } from '~/domain/stories/describe-reply';
import { handleJob, type HandlerOptions } from '../handler';
import { conversationClosedJob, conversationOpenedJob } from './conversation-presence.job';
import { giveForTipJob } from './give-for-tip.job';
import { markReadJob } from './mark-read.job';
import { noteMomentJob } from './note-moment.job';
import { reactJob } from './react.job';
import { sendMessageJob } from './send-message.job';
import { suggestRepliesJob } from './suggest-replies.job';
import { suggestTokensJob } from './suggest-tokens.job';

/** Later than this nobody looks at lines to say any more. */
const suggestionMs = 15_000;

/** What the chat queue does, and what may wait longer than a send. */
export function chatHandlers({
  context,
  model,
  moderator,
  broadcast,
}: Pick<HandlerOptions, 'context' | 'model' | 'moderator' | 'broadcast'>) {
  return [
    handleJob(suggestRepliesJob, async ({ requestId, ...wanted }) => {
      const signal = AbortSignal.timeout(suggestionMs);
      const asked = { requestId, signal };
      const suggested = await suggestReplies(context, { model, moderator }, wanted, asked);
      if (suggested) await broadcast.suggested(wanted.person, { ...wanted, ...suggested });
      return { replies: suggested?.replies.length ?? 0 };
    }),
    handleJob(sendMessageJob, async ({ sealedContent, storyId, ...command }) => {
      const content = context.seal.open(sealedContent);
      const details = await describeStoryReply(context, command.characterId, storyId);
      const outcome = await sendMessage(context, moderator, { ...command, content, details });
      return { ok: outcome.ok };
    }),
    handleJob(giveForTipJob, (tip) => giveForTip(context, tip)),
    handleJob(suggestTokensJob, (short) => suggestTokens(context, short)),
    handleJob(markReadJob, ({ person, chatId }) => markChatRead(context, person, chatId)),
    handleJob(reactJob, async ({ person, ...wanted }) => {
      const { ok } = await reactToMessage(context, person, wanted);
      return { ok };
    }),
    handleJob(noteMomentJob, (moment) => noteMoment(context, moment)),
    handleJob(conversationOpenedJob, async ({ person, characterId }) => {
      const { chatId, isReplyPending } = await noteConversationOpened(context, person, characterId);
      if (!isReplyPending || chatId === null) return;
      await broadcast.writing(person, { characterId, chatId }, true);
    }),
    handleJob(conversationClosedJob, ({ person }) => noteConversationClosed(context, person)),
  ];
}
