import type { Money } from '../shared/money';
import type { Character } from '../characters/schema';

export const accessTypes = ['free', 'token', 'fanClub', 'tokenOrFanclub', 'subscription'] as const;
export type AccessType = (typeof accessTypes)[number];

export const contentLevels = ['SFW', 'Topless', 'Nude', 'Explicit'] as const;
export type ContentLevel = (typeof contentLevels)[number];

/** Why a post is in the feeds. */
export const feedSources = ['post', 'recommendation'] as const;

/** How much of an asset one viewer sees. */
export type Availability = 'available' | 'spicy-blurred' | 'locked';

/** What one viewer may load of an asset, as it is stored; nothing leads to what they may not see. */
export type AssetMedia = { kind: 'photo' | 'video' } & (
  | { isOpen: false; lockedKey: string }
  /** `isForEverybody`: not for this viewer alone, so that all are given one address. */
  | { isOpen: true; folder: string; isForEverybody: boolean }
);

export interface PostAsset {
  id: string;
  /** Null as long as its renditions have not been made. */
  media: AssetMedia | null;
  availability: Availability;
  isFree: boolean;
  /** Whole tokens that open it alone to this viewer; null where it is open, or not sold alone. */
  unlockPrice: number | null;
  /** What a card pays for it alone; null where it is open, or no card opens it. */
  cardPrice: Money | null;
  width: number;
  height: number;
  durationMs: number | null;
  /** Whether it is a video that can be heard. */
  hasSound: boolean;
}

/** A post as one viewer is shown it. */
export interface Post {
  id: string;
  text: string;
  createdAt: Date;
  access: AccessType;
  /** Whole tokens; null where tokens open nothing. */
  unlockPrice: number | null;
  discountedPrice: number | null;
  /** What this viewer pays now for all of it that is locked: less what they have paid for parts. */
  priceNow: number | null;
  contentLevel: ContentLevel;
  feedSource: (typeof feedSources)[number];
  /** Whether what it asks for is met by this viewer. */
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
    /** By who looks. */
    isBlocked: boolean;
    isMember: boolean;
    /** Null where there is none: Premium opens what is for a club. */
    club: { creatorId: string | null; price: Money | null; tokenPrice: number | null } | null;
  };
  assets: PostAsset[];
}

/** Who looks: what they may see of a post is decided by this alone. */
export interface PostViewer {
  /** Null for who has no account, or has one that is not verified. */
  userId: string | null;
  isSubscriber: boolean;
}
