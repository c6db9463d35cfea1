import * as z from 'zod';
import type { VideoMessage } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';

const querySchema = z.object({ user_display_query: z.string() });
const tokens = z.number().int().nonnegative();

/** A video message as API calls and sockets show it to the person it was offered to. */
export const videoResponseSchema = z.object({
  idempotencyKey: z.string(),
  characterId: idSchema,
  chatId: idSchema,
  characterSlug: z.string(),
  characterName: z.string(),
  confirmed: z.boolean(),
  videoResponse: querySchema,
  /** The price, or the amount paid; 0 is free. */
  tokens,
  createdAt: z.iso.datetime(),
  /** The time at which the person accepted it. */
  sentAt: z.iso.datetime().nullable(),
  /** The character's picture; null in events, because addresses are signed per viewer. */
  profilePic: z.string().nullable(),
  isGenerated: z.boolean(),
  isFailed: z.boolean(),
});
export type VideoResponse = z.infer<typeof videoResponseSchema>;

/** The data of the modal that offers a video. */
export const videoModalSchema = z.object({
  chatId: idSchema,
  characterId: idSchema,
  idempotencyKey: z.string(),
  unlockPrice: tokens,
  videoResponse: querySchema,
  discount: z.object({ oldPrice: tokens, discountPercent: z.number().int() }).nullable(),
});

/** Returns a video message in the API's form. */
export const presentVideo = (
  video: VideoMessage,
  { profilePic }: Pick<VideoResponse, 'profilePic'>,
): VideoResponse => ({
  idempotencyKey: video.idempotencyKey,
  characterId: video.characterId,
  chatId: video.chatId,
  characterSlug: video.characterSlug,
  characterName: video.characterName,
  confirmed: video.state === 'confirmed',
  videoResponse: { user_display_query: video.query },
  tokens: video.tokens,
  createdAt: video.createdAt.toISOString(),
  sentAt: video.confirmedAt?.toISOString() ?? null,
  profilePic,
  isGenerated: video.isGenerated,
  isFailed: video.isFailed,
});

/** Returns the data of its modal. */
export const presentVideoModal = ({
  chatId,
  characterId,
  idempotencyKey,
  tokens: unlockPrice,
  fullTokens: oldPrice,
  discountPercent,
  query,
}: VideoMessage): z.infer<typeof videoModalSchema> => ({
  chatId,
  characterId,
  idempotencyKey,
  unlockPrice,
  videoResponse: { user_display_query: query },
  discount: discountPercent > 0 ? { oldPrice, discountPercent } : null,
});
