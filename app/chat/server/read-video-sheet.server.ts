import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import { findVideo, showVideoOffer, type StoredVideo } from '~/domain/chat/videos/list-videos';
import { generationsSettings } from '~/domain/generations/settings';
import { readOwnMessage } from '~/domain/chat/messages/read-own-message';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readBalance } from '~/domain/wallet/get-balance';
import { presentShownMessage } from '../presenters/message-for-fan';

type ModalMeta = Record<string, string>;

/** Returns a character's video offer; null if there is no open offer. Its clock starts with this call. */
export async function readVideoOffer(context: AppLoadContext, params: ModalMeta) {
  const { domain, viewer, mediaAddress } = context;
  const found = await find(viewer, params, (userId, key) => showVideoOffer(domain, userId, key));
  if (!found || found.video.state !== 'pending' || found.video.endsAt <= domain.now()) return null;
  const { userId, video } = found;
  const [profile, balance, { video_seconds: seconds }] = await Promise.all([
    getCharacterProfile(domain, { id: video.characterId }, userId),
    readBalance(domain.db, userId),
    domain.settings(generationsSettings),
  ]);
  const { characterSlug: slug, characterName: firstName } = video;
  const portrait = profile?.media.card ?? profile?.media.avatar ?? null;
  return {
    ...{ slug, firstName, seconds, balance },
    idempotencyKey: video.idempotencyKey,
    query: video.query,
    tokens: video.tokens,
    fullTokens: video.fullTokens,
    discountPercent: video.discountPercent,
    picture: portrait === null ? null : mediaAddress(portrait),
    /** Set only for an offer at a discount; both times are from the site's clock. */
    clock:
      video.discountPercent > 0
        ? { endsAt: video.endsAt.toISOString(), now: domain.now().toISOString() }
        : null,
  };
}

/** Returns a generated video; null if there is none to show. */
export async function readVideoResult(context: AppLoadContext, params: ModalMeta) {
  const { domain, viewer, postMedia } = context;
  const found = await find(viewer, params, (userId, key) => findVideo(domain, userId, key));
  const messageId = found?.video.isGenerated ? found.video.messageId : null;
  if (!found || messageId === null) return null;
  const own = await readOwnMessage(domain, { kind: 'user', id: found.userId }, messageId);
  if (own?.message.details?.type !== 'video') return null;
  const { imageUrl, videoUrl } = presentShownMessage(own.message, postMedia, {});
  if (!videoUrl) return null;
  const { characterSlug: slug, characterName: firstName } = found.video;
  const { query, idempotencyKey } = found.video;
  return {
    slug,
    firstName,
    query,
    idempotencyKey,
    imageUrl,
    videoUrl,
    seconds: own.message.details.seconds,
  };
}

async function find(
  viewer: AppLoadContext['viewer'],
  params: ModalMeta,
  read: (userId: string, key: string) => Promise<StoredVideo | null>,
): Promise<{ userId: string; video: StoredVideo } | null> {
  const userId = memberIdOf(viewer);
  const key = idempotencyKeySchema.safeParse(params['idempotencyKey']);
  if (userId === null || !key.success) return null;
  const video = await read(userId, key.data);
  return video && { userId, video };
}
