import { writeGist } from '~/domain/chat/calls/write-gist';
import { emptyChat, listChatsToEmpty } from '~/domain/chat/chats/empty-chat';
import { noteMoment } from '~/domain/chat/messages/note-moment';
import { suggestTokens } from '~/domain/chat/send/suggest-tokens';
import { giveForTip } from '~/domain/chat/tips/give-for-tip';
import { transcribeRecording } from '~/domain/chat/voice/transcribe-recording';
import { sweepRecordings } from '~/domain/chat/voice/sweep-recordings';
import { handleJob, type HandlerOptions } from '../handler';
import { commandHandlers, type CommandOptions } from './command-handlers';
import { emptyChatJob } from './empty-chat.job';
import { giveForTipJob } from './give-for-tip.job';
import { transcribeRecordingJob } from './transcribe-recording.job';
import { noteMomentJob } from './note-moment.job';
import { suggestTokensJob } from './suggest-tokens.job';
import { sweepRecordingsJob } from './sweep-recordings.job';
import { sweepRemovedChatsJob } from './sweep-removed-chats.job';
import { writeGistJob } from './write-gist.job';

/** Milliseconds after which a model call is aborted and retried. */
const gistMs = 60_000;

/** Recordings or chats per run; the rest follow in the next. */
const sweepLimit = 200;

type Options = CommandOptions &
  Pick<HandlerOptions, 'longRunning' | 'enqueuer' | 'renditions' | 'transcriber'>;

/** Returns the handlers of the chat queue, and of chat jobs that may wait longer than a send. */
export function chatHandlers(options: Options) {
  const { context, model, moderator } = options;
  return [
    ...commandHandlers(options),
    ...recordingHandlers(options),
    ...removedChatHandlers(options),
    handleJob(giveForTipJob, (tip) => giveForTip(context, tip)),
    handleJob(suggestTokensJob, (short) => suggestTokens(context, short)),
    handleJob(writeGistJob, async ({ chatId, messageId: id, requestId }) => {
      const requestOptions = { requestId, signal: AbortSignal.timeout(gistMs) };
      return {
        written: await writeGist(context, { model, moderator }, { chatId, id }, requestOptions),
      };
    }),
    handleJob(noteMomentJob, (moment) => noteMoment(context, moment)),
  ];
}

function recordingHandlers(options: Options) {
  const { context, storage, renditions, transcriber, moderator, enqueuer } = options;
  return [
    ...(transcriber
      ? [
          handleJob(transcribeRecordingJob, (recording) =>
            transcribeRecording(
              context,
              { storage, renditions, transcriber, moderator },
              recording,
            ),
          ),
        ]
      : []),
    handleJob(sweepRecordingsJob, async () => {
      const { removed, waiting } = await sweepRecordings(context, storage, sweepLimit);
      for (const id of waiting) {
        await enqueuer.enqueue(transcribeRecordingJob, { id, requestId: `sweep-${id}` });
      }
      return { removed, waiting: waiting.length };
    }),
  ];
}

function removedChatHandlers({ longRunning, enqueuer }: Options) {
  return [
    handleJob(emptyChatJob, ({ chatId }) => emptyChat(longRunning, chatId)),
    handleJob(sweepRemovedChatsJob, async () => {
      const left = await listChatsToEmpty(longRunning, sweepLimit);
      for (const chatId of left) await enqueuer.enqueue(emptyChatJob, { chatId });
      return { left: left.length };
    }),
  ];
}
