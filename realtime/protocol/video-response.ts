import * as z from 'zod';
import type { VideoMessage } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';

const asked = z.object({ user_display_query: z.string() });
const tokens = z.number().int().nonnegative();

/** A video message as calls and sockets show it to whom it was offered. */
export const videoResponseSchema = z.object({
  idempotencyKey: z.string(),
  characterId: idSchema,
  chatId: idSchema,
  characterSlug: z.string(),
  characterName: z.string(),
  confirmed: z.boolean(),
  videoResponse: asked,
  /** What it costs, or did; 0 is free. */
  tokens,
  createdAt: z.iso.datetime(),
  /** When its person said yes. */
  sentAt: z.iso.datetime().nullable(),
  /** Null in events: addresses are signed for whoever asks. */
  profilePic: z.string().nullable(),
  isGenerated: z.boolean(),
  isFailed: z.boolean(),
});
export type VideoResponse = z.infer<typeof videoResponseSchema>;

/** What the modal is told in which a video is offered. */
export const videoModalSchema = z.object({
  chatId: idSchema,
  characterId: idSchema,
  idempotencyKey: z.string(),
  unlockPrice: tokens,
  videoResponse: asked,
  discount: z.object({ oldPrice: tokens, discountPercent: z.number().int() }).nullable(),
});

/** A video message in the contract's names. */
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

/** The same for its modal. */
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
