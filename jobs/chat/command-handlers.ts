import type * as z from 'zod';
import { markChatsRead } from '~/domain/chat/chats/mark-read';
import { noteConversationClosed, noteConversationOpened } from '~/domain/chat/chats/note-presence';
import { reactToMessage } from '~/domain/chat/messages/change-message';
import { regeneratePhotoOnSocket } from '~/domain/chat/photos/regenerate-photo';
import { unlockPictureOnSocket } from '~/domain/chat/private-pictures/unlock-picture';
import { sendMessage } from '~/domain/chat/send/send-message';
import { markListened } from '~/domain/chat/speech/mark-listened';
import { orderSpeechOnSocket } from '~/domain/chat/speech/order-speech';
import { unlockAudioOnSocket } from '~/domain/chat/speech/unlock-audio';
import { suggestReplies } from '~/domain/chat/suggestions/suggest-replies';
import { guardStorage } from '~/domain/media/guard-storage';
import { describeStoryReply } from '~/domain/stories/describe-reply';
import { commands } from '~/realtime/protocol/commands';
import type { JobDefinition } from '../definition.job';
import { handleJob, type HandlerOptions, type JobHandler } from '../handler';
import { markReadJob } from './mark-read.job';
import { sendMessageJob } from './send-message.job';
import { unlockPictureJob } from './unlock-picture.job';

/** Milliseconds after which suggested replies are no longer useful. */
const suggestionMs = 15_000;

export type CommandOptions = Pick<
  HandlerOptions,
  'context' | 'model' | 'moderator' | 'broadcast' | 'storage'
>;

/** Returns the handlers of jobs that commands create. */
export function commandHandlers(options: CommandOptions): JobHandler[] {
  const { context, broadcast, storage } = options;
  // Users must not pay for content that was taken down.
  const files = guardStorage(context, storage);
  return [
    sendMessages(options),
    suggestLines(options),
    handleCommand(unlockPictureJob, (command) => unlockPictureOnSocket(context, files, command)),
    handleCommand(commands['chat.regenerate-asset.command'].job, (command) =>
      regeneratePhotoOnSocket(context, command),
    ),
    handleCommand(commands['chat.react-to-message.command'].job, ({ person, ...command }) =>
      reactToMessage(context, person, command),
    ),
    handleCommand(commands['chat.text-to-speech.command'].job, (command) =>
      orderSpeechOnSocket(context, command),
    ),
    handleCommand(commands['chat.unlock-private-audio.command'].job, (command) =>
      unlockAudioOnSocket(context, command),
    ),
    handleCommand(
      commands['chat.mark-voice-message-listened.command'].job,
      ({ person, messageId }) => markListened(context, person, messageId),
    ),
    handleJob(markReadJob, ({ marks }) => markChatsRead(context, marks)),
    handleJob(
      commands['chat.user-opened-conversation.event'].job,
      async ({ person, characterId }) => {
        const opened = await noteConversationOpened(context, person, characterId);
        const { chatId, isReplyPending } = opened;
        if (!isReplyPending || chatId === null) return;
        await broadcast.writing(person, { characterId, chatId }, true);
      },
    ),
    handleJob(commands['chat.user-close-conversation.event'].job, ({ person }) =>
      noteConversationClosed(context, person),
    ),
  ];
}

/**
 * Carries out a command. An event notifies the user of the outcome; the job stores only whether it
 * succeeded.
 */
function handleCommand<Data extends z.ZodType>(
  job: JobDefinition<Data>,
  carryOut: (command: z.infer<Data>) => Promise<{ ok: boolean }>,
): JobHandler {
  return handleJob(job, async (command) => {
    const { ok } = await carryOut(command);
    return { ok };
  });
}

const sendMessages = ({ context, moderator }: CommandOptions) =>
  handleCommand(sendMessageJob, async ({ sealedContent, storyId, isAudioRequest, ...command }) => {
    const content = context.seal.open(sealedContent);
    const details = isAudioRequest
      ? ({ type: 'audio_request' } as const)
      : await describeStoryReply(context, command.characterId, storyId);
    return sendMessage(context, moderator, { ...command, content, details });
  });

const suggestLines = ({ context, model, moderator, broadcast }: CommandOptions) =>
  handleJob(commands['chat.suggest-replies.command'].job, async ({ requestId, ...wanted }) => {
    const requestOptions = { requestId, signal: AbortSignal.timeout(suggestionMs) };
    const suggested = await suggestReplies(context, { model, moderator }, wanted, requestOptions);
    if (suggested) await broadcast.suggested(wanted.person, { ...wanted, ...suggested });
    return { replies: suggested?.replies.length ?? 0 };
  });
