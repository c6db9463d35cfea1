import type { AccessType, Availability, ContentLevel } from './schema';

/** A viewer's rights to one post and its character. */
export interface ViewerAccess {
  /** True for a verified account; unverified ones do not count. */
  hasAccount: boolean;
  isOwner: boolean;
  hasUnlocked: boolean;
  /** True for a member of the club, or for Premium if the character has no club. */
  isMember: boolean;
  isSubscriber: boolean;
}

interface AssetOfPost {
  access: AccessType;
  contentLevel: ContentLevel;
  kind: string;
  isFree: boolean;
  /** True if the asset was bought on its own. */
  isBought: boolean;
}

/** Checks whether a viewer meets the conditions of a post, so that all of it is visible. */
export function isOpen(access: AccessType, rights: ViewerAccess): boolean {
  if (rights.isOwner) return true;
  switch (access) {
    case 'free':
      return true;
    case 'token':
      return rights.hasUnlocked;
    case 'fanClub':
      return rights.isMember;
    case 'tokenOrFanclub':
      return rights.hasUnlocked || rights.isMember;
    case 'subscription':
      return rights.isSubscriber;
  }
}

/**
 * Returns whether a viewer may see an asset. A free asset is blurred for viewers without an account if the
 * post or the asset is not safe.
 */
export function availabilityOf(asset: AssetOfPost, rights: ViewerAccess): Availability {
  const isPaid = asset.isFree || asset.isBought || isOpen(asset.access, rights);
  if (!isPaid) return 'locked';
  return rights.hasAccount || isSafe(asset) ? 'available' : 'spicy-blurred';
}

/** Checks whether an asset may be shown to anyone, so that its address may be public. */
export function isForEverybody(asset: Omit<AssetOfPost, 'isBought'>): boolean {
  return (asset.isFree || asset.access === 'free') && isSafe(asset);
}

function isSafe({ contentLevel, kind }: Pick<AssetOfPost, 'contentLevel' | 'kind'>): boolean {
  return contentLevel === 'SFW' && kind.startsWith('sfw_');
}
