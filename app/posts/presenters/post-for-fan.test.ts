import { describe, expect, it } from 'vitest';
import type { AssetMedia, Post } from '~/domain/posts/schema';
import { newId } from '~/domain/shared/ids';
import { postSchema, presentPost } from './post-for-fan';

const address = {
  forEverybody: (key: string) => `/all/${key}`,
  forViewer: (key: string) => `/mine/${key}`,
};

const postWith = (media: AssetMedia | null, traits: Partial<Post> = {}): Post => ({
  id: newId(),
  text: 'After the rain.',
  createdAt: new Date('2026-05-01T10:00:00Z'),
  access: 'token',
  unlockPrice: 20,
  discountedPrice: 15,
  priceNow: 20,
  contentLevel: 'SFW',
  feedSource: 'post',
  isOpen: false,
  isLiked: false,
  likes: 3,
  views: 40,
  recentUnlocks: null,
  character: {
    id: newId(),
    name: 'Ada Lane',
    slug: 'ada-lane',
    type: 'Platform',
    style: 'Realistic',
    age: 27,
    occupation: 'Florist',
    avatar: 'characters/ada-lane/avatar.webp',
    isLive: false,
    isFollowed: true,
    isBlocked: false,
    isMember: false,
    club: null,
  },
  assets: [
    {
      id: newId(),
      media,
      availability: media?.isOpen ? 'available' : 'locked',
      isFree: false,
      unlockPrice: 8,
      cardPrice: null,
      width: 500,
      height: 800,
      durationMs: null,
      hasSound: false,
    },
  ],
  ...traits,
});
const present = (...given: Parameters<typeof postWith>) =>
  postSchema.parse(presentPost(postWith(...given), address));
const assetOf = (media: AssetMedia | null) => present(media).assets[0];

describe('a post, as a fan is shown it', () => {
  it('has its price and its owner under the contract’s names', () => {
    const post = postWith(null);
    expect(presentPost(post, address)).toMatchObject({
      _id: post.id,
      textContent: 'After the rain.',
      createdAt: '2026-05-01T10:00:00.000Z',
      accessType: 'token',
      alternativePriceWithDiscount: 15,
      feedItemType: 'post',
      likesCount: 3,
      characterMeta: {
        characterName: 'Ada Lane',
        avatar: '/all/characters/ada-lane/avatar.webp',
        isFollowed: true,
      },
    });
  });

  it.each([
    [{ isOpen: true }, 'unlocked'],
    [{ access: 'subscription', isOpen: true }, 'unlocked'],
    [{ access: 'subscription' }, 'locked/subscription'],
    [{ access: 'tokenOrFanclub' }, 'locked/unlocked'],
  ] as const)('with %j is %s', (traits, lockState) => {
    expect(present(null, traits).lockState).toBe(lockState);
  });

  it('has only the blurred picture of a locked asset', () => {
    expect(assetOf({ kind: 'video', isOpen: false, lockedKey: 'p/locked.jpg' })).toMatchObject({
      mediaType: 'video',
      assetUrl: '/all/p/locked.jpg',
      firstFrameUrl: null,
      picture: null,
      isAssetAvailableForUser: false,
    });
  });

  it('has a shared address for public assets, and a private one for those of its viewer', () => {
    const open = { isOpen: true, folder: 'p' } as const;
    expect(assetOf({ ...open, kind: 'photo', isForEverybody: true })).toMatchObject({
      assetUrl: '/all/p/w360.webp',
      firstFrameUrl: null,
      picture: {
        url: '/all/p/w360.webp',
        sources: [
          { url: '/all/p/w360.avif', width: 360, format: 'avif' },
          { url: '/all/p/w360.webp', width: 360, format: 'webp' },
        ],
      },
    });
    expect(assetOf({ ...open, kind: 'video', isForEverybody: false })).toMatchObject({
      mediaType: 'video',
      assetUrl: '/mine/p/video.mp4',
      firstFrameUrl: '/mine/p/w360.webp',
      isAssetAvailableForUser: true,
    });
  });

  it('has nothing of an asset that is not made yet', () => {
    expect(assetOf(null)).toMatchObject({
      mediaType: 'unsupported',
      assetUrl: '',
      firstFrameUrl: null,
      picture: null,
    });
  });
});
