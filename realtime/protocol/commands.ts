import * as z from 'zod';
import type { PictureMedia } from '~/domain/chat/gallery/parts';
import { reactionSchema, sendMessageSchema, sendTipSchema } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';
import { sendMessageJob } from '~/jobs/chat/send-message.job';
import { unlockPictureJob } from '~/jobs/chat/unlock-picture.job';
import { defineJob } from '~/jobs/definition.job';
import {
  asSaid,
  becomes,
  becomesForMembers,
  isTaken,
  saidBy,
  type Command,
  type CommandCall,
} from './command';
import type { CommandResponse } from './command-response';

const ofMessage = z.object({ messageId: idSchema });
const withCharacter = z.object({ characterId: idSchema });
const reaction = ofMessage.extend({
  /** Null takes it back. */
  reaction: reactionSchema.nullable(),
});

/** Tokens that are agreed to where one wants to be asked first. */
const tokens = z.number().int().positive().optional();
const spoken = ofMessage.extend({ confirmedTokens: tokens });
/** A photo or video that was sent locked. */
const locked = spoken.extend({
  /** Whole tokens, as they were shown. */
  price: z.number().int().nonnegative().optional(),
});
/** The data of a job that may cost tokens. */
const priced = ofMessage.extend({
  country: z.string().optional(),
  /** Tokens that were agreed to on being asked. */
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

  /** A person thinks something of a message, or no longer does. */
  'chat.react-to-message.command': becomes({
    payload: reaction,
    job: defineJob({ queue: 'chat', name: 'react', payload: reaction.extend(saidBy) }),
    data: asSaid,
  }),

  /** A person wants to hear a message of a character. */
  'chat.text-to-speech.command': becomes({
    payload: spoken,
    job: defineJob({ queue: 'chat', name: 'speak', payload: priced.extend(saidBy) }),
    data: asPriced,
  }),

  /** A person wants to hear what a character said aloud to them, for its price. */
  'chat.unlock-private-audio.command': becomes({
    payload: spoken,
    job: defineJob({ queue: 'chat', name: 'unlock-audio', payload: priced.extend(saidBy) }),
    data: asPriced,
  }),

  /** A person has listened to what a character said aloud. */
  'chat.mark-voice-message-listened.command': becomes({
    payload: ofMessage,
    job: defineJob({ queue: 'chat', name: 'mark-listened', payload: ofMessage.extend(saidBy) }),
    data: asSaid,
  }),

  /** Somebody's turn has come, and lines that they could say are wanted now or not at all. */
  'chat.suggest-replies.command': becomes({
    payload: withCharacter,
    job: defineJob({
      queue: 'memory',
      name: 'suggest-replies',
      payload: withCharacter.extend(saidBy),
      attempts: 1,
      onePer: ({ person, characterId }) => `${person.id}-${characterId}`,
    }),
    data: asSaid,
  }),

  'chat.unlock-private-photo.command': unlocks('Photo'),
  'chat.unlock-private-video.command': unlocks('Video'),

  /** A person wants a photo made again that came to nothing. */
  'chat.regenerate-asset.command': becomesForMembers({
    notFound: 'Photo not found',
    payload: z.object({
      /** A message, or its id alone. */
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
      payload: withCharacter.extend(saidBy),
    }),
    data: asSaid,
  }),

  /** A person has left the conversation they had in view. */
  'chat.user-close-conversation.event': becomes({
    payload: z.object({ EVENT_NAME: z.string().optional() }),
    job: defineJob({ queue: 'chat', name: 'conversation-closed', payload: z.object(saidBy) }),
    data: asSaid,
  }),
} satisfies Record<string, Command>;

type Commands = typeof commands;
export type ClientCommand = keyof Commands;
/** The commands as the types of Socket.IO; payloads are parsed by their schemas. */
export type ClientToServerEvents = {
  [Name in ClientCommand]: (
    payload: z.input<Commands[Name]['payload']>,
    acknowledge?: (response: CommandResponse) => void,
  ) => void;
};

/** Makes the command that opens what a character sent locked, if it is of that kind. */
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

/** The recipient is a character id; a client that names it characterId means the same. */
function recipientFromCharacter(input: z.input<typeof sendMessageSchema>): unknown {
  const said: unknown = input;
  if (typeof said !== 'object' || said === null || 'recipient' in said) return said;
  return 'characterId' in said ? { ...said, recipient: said.characterId } : said;
}
