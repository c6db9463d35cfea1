/** The numbers of pictures of one request. */
export const imageCounts = [1, 4, 9, 16] as const;
export type ImageCount = (typeof imageCounts)[number];

/** The maximum number of pictures in a post. */
export const mostImagesOfPost = 16;

/** The maximum number of characters in a caption. */
export const longestCaption = 500;

/** The prices that a creator can set for a post. */
export const ownAccessTypes = ['free', 'token', 'fanClub', 'tokenOrFanclub'] as const;
export type OwnAccessType = (typeof ownAccessTypes)[number];

/** Checks whether a post with this access has a price. */
export const hasPrice = (access: OwnAccessType): boolean =>
  access === 'token' || access === 'tokenOrFanclub';

/** The lists of a creator's posts. */
export const ownPostTabs = ['published', 'drafts', 'making'] as const;
export type OwnPostTab = (typeof ownPostTabs)[number];
