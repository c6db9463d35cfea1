import * as z from 'zod';
import { reactionSchema, sendMessageSchema, sendTipSchema } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';
import type { CommandResponse } from './command-response';
import { clientCommand } from './names';

/** A message, and the tokens that are agreed to for it where one wants to be asked first. */
const spokenSchema = z.object({
  messageId: idSchema,
  confirmedTokens: z.number().int().positive().optional(),
});

/** A photo or video that was sent locked, and on what it is opened. */
const unlockSchema = spokenSchema.extend({
  /** Whole tokens, as they were shown. */
  price: z.number().int().nonnegative().optional(),
});

/** What a client may say on the /chats namespace, by event name. */
export const clientToServer = {
  [clientCommand.sendUserMessage]: z.preprocess(recipientFromCharacter, sendMessageSchema),
  [clientCommand.sendTip]: sendTipSchema.extend({ COMMAND_NAME: z.string().optional() }),
  [clientCommand.reactToMessage]: z.object({
    messageId: idSchema,
    /** Null takes it back. */
    reaction: reactionSchema.nullable(),
  }),
  [clientCommand.textToSpeech]: spokenSchema,
  [clientCommand.unlockPrivateAudio]: spokenSchema,
  [clientCommand.markVoiceMessageListened]: z.object({ messageId: idSchema }),
  [clientCommand.suggestReplies]: z.object({ characterId: idSchema }),
  [clientCommand.unlockPrivatePhoto]: unlockSchema,
  [clientCommand.unlockPrivateVideo]: unlockSchema,
  [clientCommand.regenerateAsset]: z.object({
    /** A message, or its id alone. */
    message: z.union([idSchema, z.object({ _id: idSchema }).transform(({ _id }) => _id)]),
    confirmedTokens: z.number().int().positive().optional(),
  }),
  [clientCommand.markMessagesRead]: z.object({ chatId: idSchema }),
  [clientCommand.userOpenedConversation]: z.object({
    EVENT_NAME: z.string().optional(),
    characterId: idSchema,
  }),
  [clientCommand.userClosedConversation]: z.object({ EVENT_NAME: z.string().optional() }),
} as const;

type ClientPayloads = {
  [clientCommand.sendUserMessage]: z.input<typeof sendMessageSchema>;
} & {
  [Name in Exclude<keyof typeof clientToServer, typeof clientCommand.sendUserMessage>]: z.input<
    (typeof clientToServer)[Name]
  >;
};
/** The same as the types of Socket.IO's client have it; whatever comes is checked against the schemas. */
export type ClientToServerEvents = {
  [Name in keyof ClientPayloads]: (
    payload: ClientPayloads[Name],
    acknowledge?: (response: CommandResponse) => void,
  ) => void;
};

/** The recipient is a character id; a client that names it characterId means the same. */
function recipientFromCharacter(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || 'recipient' in input) return input;
  return 'characterId' in input ? { ...input, recipient: input.characterId } : input;
}
