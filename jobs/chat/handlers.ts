import { reactToMessage } from '~/domain/chat/messages/change-message';
import { emptyChat, listChatsToEmpty } from '~/domain/chat/chats/empty-chat';
import { markChatsRead } from '~/domain/chat/chats/mark-read';
import { noteConversationClosed, noteConversationOpened } from '~/domain/chat/chats/note-presence';
import { noteMoment } from '~/domain/chat/messages/note-moment';
import { giveForTip } from '~/domain/chat/tips/give-for-tip';
import { sendMessage } from '~/domain/chat/send/send-message';
import { suggestTokens } from '~/domain/chat/send/suggest-tokens';
import { markListened } from '~/domain/chat/speech/mark-listened';
import { orderSpeech } from '~/domain/chat/speech/order-speech';
import { tellRefusal } from '~/domain/chat/speech/tell-refusal';
import { writeGist } from '~/domain/chat/calls/write-gist';
import { unlockAudio } from '~/domain/chat/speech/unlock-audio';
import { regeneratePhotoOnSocket } from '~/domain/chat/photos/regenerate-photo';
import { unlockPictureOnSocket } from '~/domain/chat/private-pictures/unlock-picture';
import { hearRecording } from '~/domain/chat/voice/hear-recording';
import { sweepRecordings } from '~/domain/chat/voice/sweep-recordings';
import { suggestReplies } from '~/domain/chat/suggestions/suggest-replies';
import { guardStorage } from '~/domain/media/guard-storage';
import type { Person } from '~/domain/shared/person';
import { describeStoryReply } from '~/domain/stories/describe-reply';
import { handleJob, type HandlerOptions } from '../handler';
import { conversationClosedJob, conversationOpenedJob } from './conversation-presence.job';
import { emptyChatJob } from './empty-chat.job';
import { hearRecordingJob } from './hear-recording.job';
import { markListenedJob } from './mark-listened.job';
import { speakJob } from './speak.job';
import { unlockAudioJob } from './unlock-audio.job';
import { sweepRecordingsJob } from './sweep-recordings.job';
import { giveForTipJob } from './give-for-tip.job';
import { markReadJob } from './mark-read.job';
import { noteMomentJob } from './note-moment.job';
import { reactJob } from './react.job';
import { regeneratePhotoJob } from './regenerate-photo.job';
import { sendMessageJob } from './send-message.job';
import { suggestRepliesJob } from './suggest-replies.job';
import { suggestTokensJob } from './suggest-tokens.job';
import { sweepRemovedChatsJob } from './sweep-removed-chats.job';
import { unlockPictureJob } from './unlock-picture.job';
import { writeGistJob } from './write-gist.job';

/** Later than this nobody looks at lines to say any more. */
const suggestionMs = 15_000;

/** A model that takes longer is asked again. */
const gistMs = 60_000;

/** Recordings or chats in one go; the rest come with the next. */
const sweepLimit = 200;

/** Visitors have no tokens: what they lack is an account. */
const signUpFirst = { ok: false, reason: 'trial-ended' } as const;
const isMember = ({ kind }: Person): boolean => kind === 'user';

/** What the chat queue does, and what may wait longer than a send. */
export function chatHandlers({
  context,
  longRunning,
  model,
  moderator,
  broadcast,
  enqueuer,
  storage,
  renditions,
  transcriber,
}: Pick<
  HandlerOptions,
  | 'context'
  | 'longRunning'
  | 'model'
  | 'moderator'
  | 'broadcast'
  | 'enqueuer'
  | 'storage'
  | 'renditions'
  | 'transcriber'
>) {
  // Nobody pays for what was taken down.
  const files = guardStorage(context, storage);
  return [
    ...(transcriber
      ? [
          handleJob(hearRecordingJob, (recording) =>
            hearRecording(context, { storage, renditions, transcriber, moderator }, recording),
          ),
        ]
      : []),
    handleJob(sweepRecordingsJob, async () => {
      const { removed, waiting } = await sweepRecordings(context, storage, sweepLimit);
      for (const id of waiting) {
        await enqueuer.enqueue(hearRecordingJob, { id, requestId: `sweep-${id}` });
      }
      return { removed, waiting: waiting.length };
    }),
    handleJob(suggestRepliesJob, async ({ requestId, ...wanted }) => {
      const signal = AbortSignal.timeout(suggestionMs);
      const asked = { requestId, signal };
      const suggested = await suggestReplies(context, { model, moderator }, wanted, asked);
      if (suggested) await broadcast.suggested(wanted.person, { ...wanted, ...suggested });
      return { replies: suggested?.replies.length ?? 0 };
    }),
    handleJob(sendMessageJob, async ({ sealedContent, storyId, isAudioRequest, ...command }) => {
      const content = context.seal.open(sealedContent);
      const details = isAudioRequest
        ? ({ type: 'audio_request' } as const)
        : await describeStoryReply(context, command.characterId, storyId);
      const outcome = await sendMessage(context, moderator, { ...command, content, details });
      return { ok: outcome.ok };
    }),
    handleJob(giveForTipJob, (tip) => giveForTip(context, tip)),
    handleJob(unlockPictureJob, async (wanted) => {
      const { ok } = await unlockPictureOnSocket(context, files, wanted);
      return { ok };
    }),
    handleJob(regeneratePhotoJob, async (asked) => {
      const { ok } = await regeneratePhotoOnSocket(context, asked);
      return { ok };
    }),
    handleJob(suggestTokensJob, (short) => suggestTokens(context, short)),
    handleJob(markReadJob, ({ marks }) => markChatsRead(context, marks)),
    handleJob(reactJob, async ({ person, ...wanted }) => {
      const { ok } = await reactToMessage(context, person, wanted);
      return { ok };
    }),
    handleJob(speakJob, async ({ person, ...asked }) => {
      const ordered = isMember(person)
        ? await orderSpeech(context, { ...asked, userId: person.id })
        : signUpFirst;
      if (!ordered.ok) await tellRefusal(context, person, 'text_to_speech', ordered);
      return { ok: ordered.ok };
    }),
    handleJob(unlockAudioJob, async ({ person, ...wanted }) => {
      const unlocked = isMember(person)
        ? await unlockAudio(context, { ...wanted, userId: person.id })
        : signUpFirst;
      if (!unlocked.ok) await tellRefusal(context, person, 'play_message', unlocked);
      return { ok: unlocked.ok };
    }),
    handleJob(markListenedJob, async ({ person, messageId }) => {
      const { ok } = await markListened(context, person, messageId);
      return { ok };
    }),
    handleJob(writeGistJob, async ({ chatId, messageId: id, requestId }) => {
      const asked = { requestId, signal: AbortSignal.timeout(gistMs) };
      return { written: await writeGist(context, { model, moderator }, { chatId, id }, asked) };
    }),
    handleJob(emptyChatJob, ({ chatId }) => emptyChat(longRunning, chatId)),
    handleJob(sweepRemovedChatsJob, async () => {
      const left = await listChatsToEmpty(longRunning, sweepLimit);
      for (const chatId of left) await enqueuer.enqueue(emptyChatJob, { chatId });
      return { left: left.length };
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
