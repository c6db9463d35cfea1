import type { SettingsOf } from '../shared/define-settings';
import type { engagementSettings } from './settings';

/** The real numbers of a post, and the inputs of the specified formulas. */
export interface PostFigures {
  id: string;
  text: string;
  createdAt: Date;
  isLiked: boolean;
  /** True if every one of its assets must be paid for. */
  isWhollyPaid: boolean;
  likes: number;
  views: number;
  /** The number of unlocks within the last hour, and the time of the first of them. */
  lastUnlocks: number;
  firstOfLastUnlocks: Date | null;
}

const windows = [15, 30, 45, 60] as const;
type Minutes = (typeof windows)[number];

/** The displayed numbers. */
export interface Engagement {
  likes: number;
  views: number;
  /** The shortest window that contains all unlocks of the last hour; null if there are none. */
  recentUnlocks: { count: number; minutes: Minutes } | null;
}

/** Milliseconds for which an unlock counts as recent. */
export const recentUnlocksMs = 60 * 60_000;

const weekSeconds = 7 * 24 * 3600;
/** The assumed creation day of characters without one. */
const defaultCharacterDay = new Date('2025-02-21T00:00:00Z');

/**
 * Returns the displayed numbers of a post: the real ones, or those of the specification's formulas if
 * the operator chose `synthetic`.
 */
export function engagementOf(
  post: PostFigures,
  display: SettingsOf<typeof engagementSettings>['engagement_display'],
  now: Date,
): Engagement {
  return display === 'real' ? realEngagement(post, now) : syntheticEngagement(post, now);
}

/** Returns the displayed number of a character's followers, by the same setting. */
export function followersShown(
  character: { name: string; createdAt: Date | null; followers: number },
  display: SettingsOf<typeof engagementSettings>['engagement_display'],
  now: Date,
): number {
  if (display === 'real') return character.followers;
  const age = secondsBetween(character.createdAt ?? defaultCharacterDay, now);
  return Math.floor((age / 1000) * factorOf(character.name, 0.05, 0.6));
}

/** Uses the shortest window that contains all unlocks of the last hour. */
function realEngagement(post: PostFigures, now: Date): Engagement {
  const first = post.firstOfLastUnlocks;
  const minutes = first ? (now.getTime() - first.getTime()) / 60_000 : 0;
  return {
    likes: post.likes,
    views: post.views,
    recentUnlocks:
      post.lastUnlocks > 0
        ? { count: post.lastUnlocks, minutes: windows.find((one) => minutes <= one) ?? 60 }
        : null,
  };
}

function syntheticEngagement(post: PostFigures, now: Date): Engagement {
  const age = secondsBetween(post.createdAt, now);
  const elapsed = Math.min(age, weekSeconds);
  const pace = post.isWhollyPaid ? 11_000 : 1_100;
  const likes =
    Math.floor((elapsed / pace) * factorOf(post.text, 0.1, 0.9)) + (post.isLiked ? 1 : 0);
  const views = Math.floor((elapsed / 55) * factorOf(post.text, 0.5, 1));
  const isBadged = age <= weekSeconds && digitsOf(post.id) % 5n <= 1n;
  const count = Math.round((likes + 0.1 * views) * 0.1);
  return {
    likes,
    views,
    recentUnlocks: isBadged && count > 0 ? { count, minutes: windowOf(post.id, count) } : null,
  };
}

/** Returns a window that grows with the number of unlocks. The hash picks one of two per band. */
function windowOf(id: string, unlocks: number): Minutes {
  const band = unlocks <= 15 ? 0 : unlocks <= 30 ? 1 : 2;
  return windows[(band + (hashOf(id) % 2)) as 0 | 1 | 2 | 3];
}

/** Returns the number formed by the decimal digits of an id. */
function digitsOf(id: string): bigint {
  return BigInt(id.replace(/\D/g, '') || '0');
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / 1000);
}

function factorOf(text: string, least: number, most: number): number {
  return least + (hashOf(text) / 0xffff_ffff) * (most - least);
}

/** Computes FNV-1a, 32 bits, over UTF-8. */
function hashOf(text: string): number {
  return Buffer.from(text).reduce(
    (hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0,
    0x811c9dc5,
  );
}
