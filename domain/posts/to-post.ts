import type { MediaAddress } from '../characters/schema';
import type { Settings } from '../settings/schema';
import {
  availabilityOf,
  isForEverybody,
  isOpen,
  type Availability,
  type Standing,
} from './availability';
import { engagementOf } from '../engagement/engagement';
import { priceOfAsset, priceOfRest } from './price';
import type { AssetRow, PostRow } from './queries';
import { renditionKeys, renditionWidthsOf } from '../media/rendition-keys';
import type { Picture, Post, PostAsset, PostMediaAddress, PostViewer } from './schema';

interface Showing {
  viewer: PostViewer;
  address: PostMediaAddress;
  display: Settings['engagement_display'];
  now: Date;
}

const nothing = {
  assetUrl: '',
  firstFrameUrl: null,
  picture: null,
};

/** Where a viewer stands towards a post that was read for them. */
export function standingOf(row: PostRow, viewer: PostViewer): Standing {
  return {
    hasAccount: viewer.userId !== null,
    isOwner: row.is_owner,
    hasUnlocked: row.is_unlocked,
    isMember: row.is_member,
    isSubscriber: viewer.isSubscriber,
  };
}

/** One post as its viewer is shown it: nothing in it leads to what they may not see. */
export function toPost(row: PostRow, { viewer, address, display, now }: Showing): Post {
  const standing = standingOf(row, viewer);
  const engagement = engagementOf(
    {
      id: row.id,
      text: row.text_content,
      createdAt: row.created_at,
      isLiked: row.is_liked,
      isWhollyPaid: row.access !== 'free' && row.assets.every((asset) => !asset.is_free),
      likes: row.likes,
      views: row.views,
      lastUnlocks: row.last_unlocks,
      firstOfLastUnlocks: row.first_of_last_unlocks,
    },
    display,
    now,
  );
  return {
    _id: row.id,
    textContent: row.text_content,
    createdAt: row.created_at.toISOString(),
    accessType: row.access,
    unlockPrice: row.unlock_price,
    alternativePriceWithDiscount: row.discounted_price,
    priceNow: priceOfRest(row),
    contentLevel: row.content_level,
    feedItemType: row.feed_source,
    lockState: lockStateOf(row, standing),
    isLiked: row.is_liked,
    ...engagement,
    characterMeta: {
      characterId: row.character_id,
      characterName: row.character_name,
      characterSlug: row.character_slug,
      type: row.character_type,
      style: row.character_style,
      age: row.character_age,
      occupation: row.character_occupation,
      avatar: row.avatar_key === null ? null : address.forEverybody(row.avatar_key),
      isLive: row.character_is_live,
      isFollowed: row.is_followed,
      isMember: row.is_member,
    },
    assets: row.assets.map((asset) => toAsset(row, asset, standing, address)),
  };
}

/** An asset of a post that was read for a viewer, as its availability is decided by. */
function assetOf(post: PostRow, row: AssetRow) {
  return {
    access: post.access,
    contentLevel: post.content_level,
    kind: row.kind,
    isFree: row.is_free,
    isBought: row.paid !== null,
  };
}

/** How much of a post its viewer may see, asset by asset. */
export function availabilitiesOf(row: PostRow, viewer: PostViewer): Availability[] {
  const standing = standingOf(row, viewer);
  return row.assets.map((asset) => availabilityOf(assetOf(row, asset), standing));
}

function lockStateOf(row: PostRow, standing: Standing): Post['lockState'] {
  if (isOpen(row.access, standing)) return 'unlocked';
  return row.access === 'subscription' ? 'locked/subscription' : 'locked/unlocked';
}

function toAsset(
  post: PostRow,
  row: AssetRow,
  standing: Standing,
  address: PostMediaAddress,
): PostAsset {
  const asset = assetOf(post, row);
  const availability = availabilityOf(asset, standing);
  const isVideo = row.kind.endsWith('_video');
  const facts = {
    _id: row.id,
    isFree: row.is_free,
    unlockPrice: availability === 'locked' ? priceOfAsset(post, row) : null,
    isAssetAvailableForUser: availability === 'available',
    isSpicyBlurred: availability === 'spicy-blurred',
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    hasSound: row.has_sound,
  };
  if (row.rendered_key === null) return { ...facts, ...nothing, mediaType: 'unsupported' };
  const mediaType = isVideo ? 'video' : 'photo';
  if (availability !== 'available') {
    const assetUrl = address.forEverybody(renditionKeys.locked(row.rendered_key));
    return { ...facts, ...nothing, mediaType, assetUrl };
  }
  const sign = isForEverybody(asset) ? address.forEverybody : address.forViewer;
  const picture = toPicture(row.rendered_key, row.width, sign);
  return {
    ...facts,
    mediaType,
    assetUrl: isVideo ? sign(renditionKeys.video(row.rendered_key)) : picture.url,
    firstFrameUrl: isVideo ? picture.url : null,
    picture,
  };
}

/** A picture in every size and format it was made in, under addresses made by `sign`. */
export function toPicture(folder: string, originalWidth: number, sign: MediaAddress): Picture {
  const widths = renditionWidthsOf(originalWidth);
  const widest = Math.max(...widths) as (typeof widths)[number];
  return {
    url: sign(renditionKeys.picture(folder, widest, 'webp')),
    sources: (['avif', 'webp'] as const).flatMap((format) =>
      widths.map((width) => ({
        url: sign(renditionKeys.picture(folder, width, format)),
        width: Math.min(width, originalWidth),
        format,
      })),
    ),
  };
}
