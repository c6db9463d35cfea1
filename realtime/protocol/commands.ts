import * as z from 'zod';
import type { PictureMedia } from '~/domain/chat/gallery/parts';
import { reactionSchema, sendMessageSchema, sendTipSchema } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';
import { sendMessageJob } from '~/jobs/chat/send-message.job';
import { unlockPictureJob } from '~/jobs/chat/unlock-picture.job';
import { defineJob } from '~/jobs/definition.job';
import {
  withSender,
  becomes,
  becomesForMembers,
  isTaken,
  senderShape,
  type Command,
  type CommandCall,
} from './command';
import type { CommandResponse } from './command-response';

const ofMessage = z.object({ messageId: idSchema });
const withCharacter = z.object({ characterId: idSchema });
const reaction = ofMessage.extend({
  /** The reaction; null removes it. */
  reaction: reactionSchema.nullable(),
});

/** Tokens that the person has agreed to, if they want to confirm each price. */
const tokens = z.number().int().positive().optional();
const spoken = ofMessage.extend({ confirmedTokens: tokens });
/** A photo or video that was sent locked. */
const locked = spoken.extend({
  /** The price in whole tokens, as it was shown. */
  price: z.number().int().nonnegative().optional(),
});
/** The data of a job that may cost tokens. */
const priced = ofMessage.extend({
  country: z.string().optional(),
  /** Tokens that the person agreed to when prompted. */
  confirmed: tokens,
});

const asPriced = (
  { messageId, confirmedTokens: confirmed }: z.output<typeof spoken>,
  { person, country, requestId }: CommandCall,
) => ({ person, messageId, country, confirmed, requestId });

/** The commands of clients on the /chats namespace, by name. */
export const commands = {
  'chat.send-user-message.command': becomes({
    payload: z.preprocess(recipientFromCharacter, sendMessageSchema),
    job: sendMessageJob,
    data: async (message, { person, country, language, requestId, isOverLimit, seal }) => ({
      person,
      country,
      language,
      isOverLimit: await isOverLimit(),
      characterId: message.recipient,
      chatId: message.chatId,
      idempotencyKey: message.idempotencyKey,
      confirmed: message.confirmedTokens,
      forToday: message.forToday,
      replyTo: message.replyTo,
      storyId: message.storyId,
      isAudioRequest: message.type === 'audio_request',
      sealedContent: seal(message.content),
      requestId,
    }),
  }),

  'chat.send-tip.command': becomes({
    payload: sendTipSchema.extend({ COMMAND_NAME: z.string().optional() }),
    job: sendMessageJob,
    data: async (tip, { person, country, language, requestId, isOverLimit, seal }) => ({
      person,
      country,
      language,
      isOverLimit: await isOverLimit(),
      characterId: tip.characterId,
      idempotencyKey: tip.idempotencyKey,
      tip: tip.tipAmount,
      confirmed: tip.confirmedTokens,
      sealedContent: seal(tip.content ?? ''),
      requestId,
    }),
  }),

  /** A person sets or removes a reaction to a message. */
  'chat.react-to-message.command': becomes({
    payload: reaction,
    job: defineJob({ queue: 'chat', name: 'react', payload: reaction.extend(senderShape) }),
    data: withSender,
  }),

  /** A person requests a character's message as speech. */
  'chat.text-to-speech.command': becomes({
    payload: spoken,
    job: defineJob({ queue: 'chat', name: 'speak', payload: priced.extend(senderShape) }),
    data: asPriced,
  }),

  /** A person unlocks a character's voice message for its price. */
  'chat.unlock-private-audio.command': becomes({
    payload: spoken,
    job: defineJob({ queue: 'chat', name: 'unlock-audio', payload: priced.extend(senderShape) }),
    data: asPriced,
  }),

  /** A person has listened to a character's voice message. */
  'chat.mark-voice-message-listened.command': becomes({
    payload: ofMessage,
    job: defineJob({
      queue: 'chat',
      name: 'mark-listened',
      payload: ofMessage.extend(senderShape),
    }),
    data: withSender,
  }),

  /** It is a person's turn and they request suggested replies, which are useful only now. */
  'chat.suggest-replies.command': becomes({
    payload: withCharacter,
    job: defineJob({
      queue: 'memory',
      name: 'suggest-replies',
      payload: withCharacter.extend(senderShape),
      attempts: 1,
      onePer: ({ person, characterId }) => `${person.id}-${characterId}`,
    }),
    data: withSender,
  }),

  'chat.unlock-private-photo.command': unlocks('Photo'),
  'chat.unlock-private-video.command': unlocks('Video'),

  /** A person requests another attempt at a photo that failed. */
  'chat.regenerate-asset.command': becomesForMembers({
    notFound: 'Photo not found',
    payload: z.object({
      /** A message, or only its id. */
      message: z.union([idSchema, z.object({ _id: idSchema }).transform(({ _id }) => _id)]),
      confirmedTokens: tokens,
    }),
    job: defineJob({
      queue: 'chat',
      name: 'regenerate-photo',
      payload: priced.extend({
        userId: idSchema,
        isOverLimit: z.boolean().default(false),
        requestId: z.string(),
      }),
    }),
    data: async ({ message, confirmedTokens }, { userId, country, requestId, isOverLimit }) => ({
      userId,
      messageId: message,
      confirmed: confirmedTokens,
      country,
      isOverLimit: await isOverLimit(),
      requestId,
    }),
  }),

  'chat.mark-messages-read.command': isTaken(z.object({ chatId: idSchema }), ({ chatId }, call) =>
    call.markRead(chatId),
  ),

  /** A person has a conversation in view. */
  'chat.user-opened-conversation.event': becomes({
    payload: withCharacter.extend({ EVENT_NAME: z.string().optional() }),
    job: defineJob({
      queue: 'chat',
      name: 'conversation-opened',
      payload: withCharacter.extend(senderShape),
    }),
    data: withSender,
  }),

  /** A person has left the conversation they had in view. */
  'chat.user-close-conversation.event': becomes({
    payload: z.object({ EVENT_NAME: z.string().optional() }),
    job: defineJob({ queue: 'chat', name: 'conversation-closed', payload: z.object(senderShape) }),
    data: withSender,
  }),
} satisfies Record<string, Command>;

type Commands = typeof commands;
export type ClientCommand = keyof Commands;
/** The commands as types of Socket.IO; their schemas parse the payloads. */
export type ClientToServerEvents = {
  [Name in ClientCommand]: (
    payload: z.input<Commands[Name]['payload']>,
    acknowledge?: (response: CommandResponse) => void,
  ) => void;
};

/** Defines the command that unlocks a character's message of the given kind. */
function unlocks(media: PictureMedia) {
  return becomesForMembers({
    notFound: `${media} not found`,
    payload: locked,
    job: unlockPictureJob,
    data: ({ messageId, price, confirmedTokens }, { userId, country, requestId }) => ({
      userId,
      messageId,
      media,
      price,
      confirmed: confirmedTokens,
      country,
      requestId,
    }),
  });
}

/** Accepts a characterId in place of the recipient, which is the same id. */
function recipientFromCharacter(input: z.input<typeof sendMessageSchema>): unknown {
  const payload: unknown = input;
  if (typeof payload !== 'object' || payload === null || 'recipient' in payload) return payload;
  return 'characterId' in payload ? { ...payload, recipient: payload.characterId } : payload;
}
