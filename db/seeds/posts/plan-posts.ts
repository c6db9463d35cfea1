import { createHash } from 'node:crypto';
import type { AccessType, ContentLevel } from '~/domain/posts/schema';
import { idOfDigest } from '~/domain/shared/ids';
import type { CastMember } from '../cast/schema';
import { translations } from '../cast/translations';
import { captionOf, type Captions, english } from './captions';
import { abroad } from './captions-abroad';
import { planMemberMedia, type MemberMedia, type SeedMedia } from './plan-shots';

interface PlannedAsset {
  media: SeedMedia;
  isFree: boolean;
  /** The price in whole tokens, if it is sold alone. */
  unlockPrice: number | null;
  /** The price in cents, if it can be unlocked alone by card. */
  cardPrice: number | null;
}

export interface PlannedPost {
  /** The same in each run, so that a second run adds only what is missing. */
  id: string;
  slug: string;
  style: CastMember['style'];
  text: string;
  /** The text in other languages, by locale. */
  translations: Record<string, string>;
  access: AccessType;
  unlockPrice: number | null;
  discountedPrice: number | null;
  contentLevel: ContentLevel;
  media: 'photo' | 'video';
  videoTag: string | null;
  extraStyle: string | null;
  clothing: string | null;
  assets: PlannedAsset[];
  hoursAgo: number;
  randomOrder: number;
}

/**
 * The tags of videos and, below, further values by which a feed can be filtered in addition to attributes.
 */
export const videoTags = ['slow_evening', 'city_lights', 'after_the_rain', 'on_stage'] as const;
export const extraStyles = ['pov', 'close_up', 'still_life', 'night_walk'] as const;

const prices = [12, 18, 24, 30, 45, 60] as const;
const levels = ['SFW', 'Topless', 'Nude', 'Explicit'] as const;
const clothes = ['dress', 'shirt', 'jacket', 'sweater', 'coat'] as const;

interface Draft {
  access: AccessType;
  assets: Omit<PlannedAsset, 'unlockPrice' | 'cardPrice'>[];
  /** The price in cents of each asset alone by card. */
  cardPrice?: number;
  level: ContentLevel;
  /** The index of the character's fact that the post is about. Without it the post is about its picture. */
  fact?: number;
  isDiscounted?: boolean;
}

/**
 * Plans ten posts for each character, with every kind of access. The newest posts of all characters are
 * mixed.
 */
export function planPosts(cast: readonly CastMember[]): PlannedPost[] {
  return cast.flatMap((member, index) =>
    draftsOf(planMemberMedia(member, index), index).map((draft, turn) =>
      planPost(member, index, draft, turn),
    ),
  );
}

/**
 * Returns the drafts of a character. No picture is in more than two posts, and no paid picture is in a free
 * post.
 */
function draftsOf(media: MemberMedia, index: number): Draft[] {
  const level = (turn: number) => levels[(index + turn) % levels.length] ?? 'SFW';
  const show = (...assets: SeedMedia[]) => assets.map((one) => ({ media: one, isFree: false }));
  const [still, other] = media.stills;
  // A few characters show their own picture only to signed-in viewers.
  const isShy = index % 5 === 2;
  return [
    {
      access: 'free',
      level: 'SFW',
      assets: show(isShy ? still : (media.openLoop ?? media.open)),
      fact: 0,
    },
    { access: 'token', level: level(0), assets: show(media.paid) },
    { access: 'free', level: 'SFW', assets: show(still), fact: 1 },
    { access: 'fanClub', level: level(1), assets: show(media.club), fact: 2 },
    {
      access: 'free',
      level: isShy ? 'Topless' : 'SFW',
      assets: show(isShy ? (media.openLoop ?? media.open) : media.open),
    },
    {
      access: 'tokenOrFanclub',
      // Loops on sale are also sent in chats, where all content is safe.
      level: media.paidLoop ? 'SFW' : level(2),
      assets: show(media.paidLoop ?? media.encore),
      isDiscounted: index % 3 === 0,
    },
    { access: 'subscription', level: level(3), assets: show(media.club), fact: 3 },
    {
      access: 'token',
      level: level(2),
      assets: [{ media: other, isFree: true }, ...show(media.encore, media.paidStill)],
      isDiscounted: index % 4 === 1,
    },
    { access: 'free', level: 'SFW', assets: show(other), fact: 4 },
    {
      access: 'fanClub',
      level: level(0),
      assets: show(media.paidStill),
      // A few can also be bought by card.
      ...(index % 3 === 0 && { cardPrice: 499 }),
    },
  ];
}

function planPost(member: CastMember, index: number, draft: Draft, turn: number): PlannedPost {
  const { slug, style, facts } = member;
  const shown = draft.assets.at(-1)?.media;
  const first = draft.assets[0]?.media;
  if (!shown || !first) throw new Error('a post shows something');
  const isPriced = draft.access === 'token' || draft.access === 'tokenOrFanclub';
  const price = prices[(index + turn) % prices.length] ?? 18;
  const discounted = draft.isDiscounted ? Math.round(price * 0.6) : null;
  // Two photos of an album cost more than the album.
  const alone =
    isPriced && draft.assets.length > 1 ? Math.round((discounted ?? price) * 0.6) : null;
  const fact = draft.fact === undefined ? undefined : facts[draft.fact];
  const caption = (captions: Captions) =>
    captionOf(captions, member, first.taken, index + turn * 7);
  const media = draft.assets.some(({ media: one }) => one.media === 'video') ? 'video' : 'photo';
  return {
    id: seededId(`post:${slug}:${turn}`),
    slug,
    style,
    text: fact ?? caption(english),
    translations: draft.fact === undefined ? abroad(caption) : factsAbroad(slug, draft.fact),
    access: draft.access,
    unlockPrice: isPriced ? price : null,
    discountedPrice: isPriced ? discounted : null,
    contentLevel: draft.level,
    media,
    videoTag: media === 'video' ? (videoTags[(index + turn) % videoTags.length] ?? null) : null,
    extraStyle: extraStyleOf(shown, index + turn),
    clothing: 'still' in shown.taken ? null : (clothes[(index + turn) % clothes.length] ?? null),
    assets: draft.assets.map((asset) => ({
      ...asset,
      unlockPrice: asset.isFree ? null : alone,
      cardPrice: asset.isFree ? null : (draft.cardPrice ?? null),
    })),
    // A character posts about every three days, at an hour of their own.
    hoursAgo: turn * 71 + ((index * 37) % 67) + 0.5,
    randomOrder: shareOf(`order:${slug}:${turn}`),
  };
}

/** Returns a fact in all languages in which it exists. */
function factsAbroad(slug: string, fact: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([locale, bySlug]) => {
      const text = bySlug[slug]?.facts[fact];
      return text === undefined ? [] : [[locale, text]];
    }),
  );
}

function extraStyleOf(shown: SeedMedia, turn: number): string | null {
  if ('still' in shown.taken) return 'still_life';
  if (turn % 3 !== 0) return null;
  return shown.taken.scene === 'city' || shown.taken.scene === 'rain'
    ? 'night_walk'
    : (extraStyles[turn % 2] ?? null);
}

const digest = (name: string) => createHash('sha256').update(name).digest();

/** Returns the id of a name, which is the same on every machine. */
export function seededId(name: string): string {
  return idOfDigest(digest(`nocturne-seed:${name}`));
}

/** Returns a name's position in a shuffled order, from 0 to 1. */
function shareOf(name: string): number {
  return digest(name).readUInt32BE(0) / 2 ** 32;
}
