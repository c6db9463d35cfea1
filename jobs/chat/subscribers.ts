import type * as z from 'zod';
import {
  authorChanged,
  authorTrialRequested,
  characterMessageSent,
  chatFailed,
  chatRemoved,
  currentChatChanged,
  messageChanged,
  messageRejected,
  tokensSuggested,
  momentNoted,
  recordingKept,
  photoMade,
  speechMade,
  videoConfirmed,
  videoFailed,
  videoGenerated,
  videoOffered,
  videoRemoved,
  audioUnlocked,
  pictureUnlocked,
  replyRegenerationRequested,
  userMessageSent,
} from '~/domain/chat/events';
import { toDecimal } from '~/domain/shared/money';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import type { VideoMessage } from '~/domain/chat/schema';
import { presentMessage } from '~/realtime/protocol/message';
import { serverEvent } from '~/realtime/protocol/names';
import { toChats, toStream } from '~/realtime/protocol/publication';
import type { ServerPayloads } from '~/realtime/protocol/server-to-client';
import { presentVideo, presentVideoModal } from '~/realtime/protocol/video-response';
import { onEvent, request, type EventMeta } from '../relay/subscriber';
import { emptyChatJob } from './empty-chat.job';
import { transcribeRecordingJob } from './transcribe-recording.job';
import { giveForTipJob } from './give-for-tip.job';
import { suggestTokensJob } from './suggest-tokens.job';
import { writeGistJob } from './write-gist.job';
import { rememberJob } from '../memory/remember.job';
import { writeReplyJob } from '../replies/write-reply.job';
import { writeTrialJob } from '../replies/write-trial.job';
import { givenUpText } from './given-up-text';

/** Publishes to the event's person; without one, publishes nothing. */
function publish<Name extends keyof ServerPayloads>(
  { personId }: EventMeta,
  name: Name,
  payload: ServerPayloads[Name],
) {
  return { publications: personId === null ? [] : [toChats(personId, name, payload)] };
}

function presentFailure(failure: z.infer<typeof chatFailed.payload>): ServerPayloads['chat.error'] {
  if (failure.reason === 'no-reply') return { error: givenUpText(failure) };
  const { reason, ...rest } = failure;
  return { error: chatSentences[reason], ...rest };
}

/** Requests suggestions of token packs for a user who runs out of tokens; visitors have no tokens. */
function suggestions(failure: z.infer<typeof chatFailed.payload>, { personId }: EventMeta) {
  if (failure.reason !== 'insufficient-balance' || !failure.source || personId === null) return [];
  const { source, price } = failure;
  return [request(suggestTokensJob, { userId: personId, source, price })];
}

type Sent = z.infer<typeof userMessageSent.payload>;

const notifyOfMessage = ({ characterId, message }: Sent, meta: EventMeta) =>
  publish(meta, serverEvent.userMessageSent, { characterId, message: presentMessage(message) });

const notifyOfTip = ({ message }: Sent, meta: EventMeta) =>
  publish(meta, serverEvent.tipSent, {
    idempotencyKey: message.idempotencyKey ?? '',
    createdMessage: presentMessage(message),
  });

function replyTo({ chatId, isRepeat, isAnswered, isGuest }: Sent, { requestId }: EventMeta) {
  if (isRepeat || isAnswered) return [];
  return [request(writeReplyJob, { chatId, requestId }, { isForGuest: isGuest })];
}

function giftFor({ characterId, message, isRepeat }: Sent, { personId, requestId }: EventMeta) {
  if (isRepeat || personId === null) return [];
  const tip = { userId: personId, characterId, messageId: message.id };
  return [request(giveForTipJob, { ...tip, requestId })];
}

/** Facts from a call may be stored, and its gist is written. */
const afterCall = ({ id: messageId, chatId }: Sent['message'], { requestId }: EventMeta) => [
  request(rememberJob, { chatId }),
  request(writeGistJob, { chatId, messageId, requestId }),
];

const presentPack = (pack: z.infer<typeof tokensSuggested.payload>['tokenDepositOffer']) =>
  pack && { amount: pack.amount, price: toDecimal(pack.price) };

const storedResponse = (video: VideoMessage) => ({
  videoResponse: presentVideo(video, { profilePic: null }),
});

const endOf = ({
  messageId,
  idempotencyKey,
  isFree,
}: Pick<z.infer<typeof videoGenerated.payload>, 'messageId' | 'idempotencyKey' | 'isFree'>) => ({
  messageId,
  idempotencyKey,
  eventType: isFree ? ('SFW_VIDEO' as const) : null,
});

export const chatSubscribers = [
  onEvent(userMessageSent, (sent, meta) =>
    sent.message.type === 'tip'
      ? { ...notifyOfTip(sent, meta), jobs: giftFor(sent, meta) }
      : { ...notifyOfMessage(sent, meta), jobs: replyTo(sent, meta) },
  ),
  onEvent(messageChanged, ({ characterId, message }, meta) =>
    publish(meta, serverEvent.messageChanged, { characterId, message: presentMessage(message) }),
  ),
  onEvent(photoMade, ({ messageId }, meta) =>
    publish(meta, serverEvent.photoGenerated, { messageId }),
  ),
  onEvent(videoOffered, (video, meta) => ({
    publications: [
      ...publish(meta, serverEvent.storedVideoResponseAdded, storedResponse(video)).publications,
      ...publish(meta, serverEvent.characterVideoModal, presentVideoModal(video)).publications,
    ],
  })),
  onEvent(videoConfirmed, (video, meta) =>
    publish(meta, serverEvent.storedVideoResponseAdded, storedResponse(video)),
  ),
  onEvent(videoRemoved, ({ idempotencyKey }, meta) =>
    publish(meta, serverEvent.storedVideoResponseRemoved, { idempotencyKey }),
  ),
  onEvent(videoGenerated, ({ characterId, ...video }, meta) => ({
    publications: [
      ...publish(meta, serverEvent.videoGenerated, endOf(video)).publications,
      ...publish(meta, serverEvent.videoResultModal, {
        characterId,
        idempotencyKey: video.idempotencyKey,
      }).publications,
    ],
  })),
  onEvent(videoFailed, (video, meta) => publish(meta, serverEvent.videoFailed, endOf(video))),
  onEvent(speechMade, ({ messageId }, meta) =>
    publish(meta, serverEvent.transformedTextToSpeech, { messageId }),
  ),
  onEvent(audioUnlocked, ({ messageId, tokens }, meta) =>
    publish(meta, serverEvent.privateAudioUnlocked, { messageId, tokensAmount: tokens }),
  ),
  onEvent(pictureUnlocked, ({ messageId, characterId, chatId, tokens, media }, meta) => {
    const unlocked = {
      messageId,
      tokensAmount: tokens,
      additionalUnlockData: { characterId, chatId },
    };
    return media === 'Video'
      ? publish(meta, serverEvent.privateVideoUnlocked, unlocked)
      : publish(meta, serverEvent.privatePhotoUnlocked, unlocked);
  }),
  onEvent(currentChatChanged, (chat, { personId }) => ({
    publications: personId === null ? [] : [toStream(personId, 'chat.current-changed.event', chat)],
  })),
  onEvent(authorChanged, (chat, { personId }) => ({
    publications: personId === null ? [] : [toStream(personId, 'chat.author-changed.event', chat)],
  })),
  onEvent(authorTrialRequested, ({ trialId, isGuest }, { requestId }) => ({
    jobs: [request(writeTrialJob, { trialId, requestId }, { isForGuest: isGuest })],
  })),
  onEvent(recordingKept, ({ id }, { requestId }) => ({
    jobs: [request(transcribeRecordingJob, { id, requestId })],
  })),
  onEvent(replyRegenerationRequested, ({ chatId, isGuest }, { requestId }) => ({
    jobs: [request(writeReplyJob, { chatId, requestId }, { isForGuest: isGuest })],
  })),
  onEvent(momentNoted, ({ characterId, message }, meta) => ({
    ...publish(meta, serverEvent.userMessageSent, {
      characterId,
      message: presentMessage(message),
    }),
    jobs: message.type === 'voice_call_summary' ? afterCall(message, meta) : [],
  })),
  onEvent(chatRemoved, ({ chatId }) => ({ jobs: [request(emptyChatJob, { chatId })] })),
  onEvent(messageRejected, ({ reason, idempotencyKey, rule }, meta) =>
    publish(meta, serverEvent.rejectedMessageError, {
      error: chatSentences[reason],
      idempotencyKey,
      ...(rule && { rule }),
    }),
  ),
  onEvent(chatFailed, (failure, meta) => ({
    ...publish(meta, serverEvent.chatError, presentFailure(failure)),
    jobs: suggestions(failure, meta),
  })),
  onEvent(tokensSuggested, ({ userId, source, ...offers }) => ({
    publications: [
      toChats(userId, serverEvent.smartTokensInsufficientBalance, {
        smartTokenTierResult: {
          tokenDepositOffer: presentPack(offers.tokenDepositOffer),
          smartTokenPackOffer: presentPack(offers.smartTokenPackOffer),
        },
        source,
      }),
    ],
  })),
  onEvent(characterMessageSent, ({ characterId, characterName, message }, meta) => ({
    publications: [
      ...publish(meta, serverEvent.characterMessageSent, {
        characterId,
        message: presentMessage(message),
        additional: { character: { name: characterName } },
      }).publications,
      ...(message.type === 'gift_for_tip'
        ? publish(meta, serverEvent.giftForTipGenerated, { characterId, messageId: message.id })
            .publications
        : []),
    ],
  })),
];
