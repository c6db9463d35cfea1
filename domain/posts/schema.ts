import type { Money } from '../shared/money';
import type { Character } from '../characters/schema';

export const accessTypes = ['free', 'token', 'fanClub', 'tokenOrFanclub', 'subscription'] as const;
export type AccessType = (typeof accessTypes)[number];

export const contentLevels = ['SFW', 'Topless', 'Nude', 'Explicit'] as const;
export type ContentLevel = (typeof contentLevels)[number];

/** The reasons why a post is in the feeds. */
export const feedSources = ['post', 'recommendation'] as const;

/** The degree to which a viewer sees an asset. */
export type Availability = 'available' | 'spicy-blurred' | 'locked';

/** The stored media that a viewer may load. It does not reveal media that they may not see. */
export type AssetMedia = { kind: 'photo' | 'video' } & (
  | { isOpen: false; lockedKey: string }
  /**
   * `isForEverybody` is true if the asset is free for everyone, so that all viewers get the same address.
   */
  | { isOpen: true; folder: string; isForEverybody: boolean }
);

export interface PostAsset {
  id: string;
  /** Null until its renditions are made. */
  media: AssetMedia | null;
  availability: Availability;
  isFree: boolean;
  /**
   * The price of the asset alone for this viewer, in whole tokens; null if it is unlocked or not sold
   * alone.
   */
  unlockPrice: number | null;
  /** The price by card of the asset alone; null if it is unlocked or not sold by card. */
  cardPrice: Money | null;
  width: number;
  height: number;
  durationMs: number | null;
  /** True for a video with sound. */
  hasSound: boolean;
}

/** A post for one viewer. */
export interface Post {
  id: string;
  text: string;
  createdAt: Date;
  access: AccessType;
  /** The price in whole tokens; null if tokens cannot unlock the post. */
  unlockPrice: number | null;
  discountedPrice: number | null;
  /** The current price for this viewer of everything that is locked, minus their payments for parts. */
  priceNow: number | null;
  contentLevel: ContentLevel;
  feedSource: (typeof feedSources)[number];
  /** True when the viewer meets the conditions of the post. */
  isOpen: boolean;
  isLiked: boolean;
  likes: number;
  views: number;
  recentUnlocks: { count: number; minutes: 15 | 30 | 45 | 60 } | null;
  character: Pick<
    Character,
    'id' | 'name' | 'slug' | 'type' | 'style' | 'age' | 'occupation' | 'isLive' | 'isFollowed'
  > & {
    avatar: string | null;
    /** True when the viewer has blocked the character. */
    isBlocked: boolean;
    isMember: boolean;
    /** Null if there is no club; Premium then unlocks club posts. */
    club: { creatorId: string | null; price: Money | null; tokenPrice: number | null } | null;
  };
  assets: PostAsset[];
}

/** The viewer of a post; these fields alone determine their rights. */
export interface PostViewer {
  /** Null without an account, or with one that is not verified. */
  userId: string | null;
  isSubscriber: boolean;
}
