import { engagementOf } from '../engagement/engagement';
import { clubMoney } from '../fanclubs/club-price';
import { renditionKeys } from '../media/rendition-keys';
import { availabilityOf, isForEverybody, isOpen, type ViewerAccess } from './availability';
import { priceOfAsset, priceOfRest } from './price';
import type { AssetRow, PostRow } from './queries';
import type { AssetMedia, Availability, Post, PostAsset, PostViewer } from './schema';
import type { SettingsOf } from '../shared/define-settings';
import type { engagementSettings } from '../engagement/settings';

interface Showing {
  viewer: PostViewer;
  display: SettingsOf<typeof engagementSettings>['engagement_display'];
  now: Date;
}

/** Returns a viewer's rights to a post that was read for them. */
export function viewerAccessOf(row: PostRow, viewer: PostViewer): ViewerAccess {
  return {
    hasAccount: viewer.userId !== null,
    isOwner: row.is_owner,
    hasUnlocked: row.is_unlocked,
    isMember: row.is_member || (row.club === null && viewer.isSubscriber),
    isSubscriber: viewer.isSubscriber,
  };
}

/** Converts a row to a post for its viewer; the result does not reveal media that they may not see. */
export function toPost(row: PostRow, { viewer, display, now }: Showing): Post {
  const rights = viewerAccessOf(row, viewer);
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
    id: row.id,
    text: row.text_content,
    createdAt: row.created_at,
    access: row.access,
    unlockPrice: row.unlock_price,
    discountedPrice: row.discounted_price,
    priceNow: priceOfRest(row),
    contentLevel: row.content_level,
    feedSource: row.feed_source,
    isOpen: isOpen(row.access, rights),
    isLiked: row.is_liked,
    ...engagement,
    character: {
      id: row.character_id,
      name: row.character_name,
      slug: row.character_slug,
      type: row.character_type,
      style: row.character_style,
      age: row.character_age,
      occupation: row.character_occupation,
      avatar: row.avatar_key,
      isLive: row.character_is_live,
      isFollowed: row.is_followed,
      isBlocked: row.is_blocked,
      isMember: row.is_member,
      club: row.club && {
        creatorId: row.club.creator_id,
        price: row.club.price === null ? null : clubMoney(row.club.price),
        tokenPrice: row.club.token_price,
      },
    },
    assets: row.assets.map((asset) => toAsset(row, asset, rights)),
  };
}

/** Returns the fields of an asset that determine its availability. */
function assetOf(post: PostRow, row: AssetRow) {
  return {
    access: post.access,
    contentLevel: post.content_level,
    kind: row.kind,
    isFree: row.is_free,
    isBought: row.paid !== null,
  };
}

/** Returns the availability of each asset of a post for its viewer. */
export function availabilitiesOf(row: PostRow, viewer: PostViewer): Availability[] {
  const rights = viewerAccessOf(row, viewer);
  return row.assets.map((asset) => availabilityOf(assetOf(row, asset), rights));
}

function toAsset(post: PostRow, row: AssetRow, rights: ViewerAccess): PostAsset {
  const asset = assetOf(post, row);
  const availability = availabilityOf(asset, rights);
  return {
    id: row.id,
    media: row.rendered_key === null ? null : mediaOf(asset, row.rendered_key, availability),
    availability,
    isFree: row.is_free,
    unlockPrice: availability === 'locked' ? priceOfAsset(post, row) : null,
    cardPrice:
      availability === 'locked' && row.card_price !== null ? clubMoney(row.card_price) : null,
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    hasSound: row.has_sound,
  };
}

function mediaOf(
  asset: ReturnType<typeof assetOf>,
  folder: string,
  availability: Availability,
): AssetMedia {
  const kind = asset.kind.endsWith('_video') ? 'video' : 'photo';
  return availability === 'available'
    ? { kind, isOpen: true, folder, isForEverybody: isForEverybody(asset) }
    : { kind, isOpen: false, lockedKey: renditionKeys.locked(folder) };
}
