import type { AccessType, Availability, ContentLevel } from './schema';

/** Where a viewer stands towards one post and its character. */
export interface Standing {
  /** Verified: any other account counts as none. */
  hasAccount: boolean;
  isOwner: boolean;
  hasUnlocked: boolean;
  /** Of the club; where the character has none, Premium stands for it. */
  isMember: boolean;
  isSubscriber: boolean;
}

interface AssetOfPost {
  access: AccessType;
  contentLevel: ContentLevel;
  kind: string;
  isFree: boolean;
  /** Bought alone. */
  isBought: boolean;
}

/** Whether what a post asks for is met, so that all of it may be seen. */
export function isOpen(access: AccessType, standing: Standing): boolean {
  if (standing.isOwner) return true;
  switch (access) {
    case 'free':
      return true;
    case 'token':
      return standing.hasUnlocked;
    case 'fanClub':
      return standing.isMember;
    case 'tokenOrFanclub':
      return standing.hasUnlocked || standing.isMember;
    case 'subscription':
      return standing.isSubscriber;
  }
}

/**
 * Whether a viewer may see an asset. What is open to everybody is still blurred for who has no
 * account as soon as the post or the asset is anything but safe.
 */
export function availabilityOf(asset: AssetOfPost, standing: Standing): Availability {
  const isPaid = asset.isFree || asset.isBought || isOpen(asset.access, standing);
  if (!isPaid) return 'locked';
  return standing.hasAccount || isSafe(asset) ? 'available' : 'spicy-blurred';
}

/** Whether an asset may be shown to anybody at all, so that its address can be everybody's. */
export function isForEverybody(asset: Omit<AssetOfPost, 'isBought'>): boolean {
  return (asset.isFree || asset.access === 'free') && isSafe(asset);
}

function isSafe({ contentLevel, kind }: Pick<AssetOfPost, 'contentLevel' | 'kind'>): boolean {
  return contentLevel === 'SFW' && kind.startsWith('sfw_');
}
