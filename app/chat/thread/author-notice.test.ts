import { describe, expect, it } from 'vitest';
import type { ShownAuthor } from '../presenters/author-for-fan';
import { namesOf, noticeOf } from './author-notice';

const author = { model: 'old', promptVersion: 1, personaVersion: 'a' };
const offered = { ...author, model: 'new' };
const shown: ShownAuthor = {
  author,
  offered: null,
  isOfferClosed: false,
  former: null,
  answeredBy: 'old',
  isServed: true,
  trial: null,
};
const trial = { replyId: 'r', author: offered, state: 'pending', content: null } as const;
const kindOf = (more: Partial<ShownAuthor>, isDemo = false) =>
  noticeOf({ ...shown, ...more }, { isDemo })?.kind ?? null;

describe('a thread', () => {
  it('says nothing about its author while nothing changes', () => {
    expect(noticeOf(null, { isDemo: false })).toBeNull();
    expect(kindOf({})).toBeNull();
    expect(kindOf({ offered, isOfferClosed: true })).toBeNull();
  });

  it('offers a change, shows a trial, and offers again after a failed one', () => {
    expect(kindOf({ offered })).toBe('offer');
    expect(kindOf({ offered, trial })).toBe('trial');
    const failed = { ...trial, state: 'failed' } as const;
    expect(noticeOf({ ...shown, offered, trial: failed }, { isDemo: false })).toMatchObject({
      kind: 'offer',
      hasFailed: true,
    });
  });

  it('says that its author is gone even to those who chose to stay, and when another one helped out', () => {
    expect(kindOf({ offered, isOfferClosed: true, isServed: false })).toBe('gone');
    expect(kindOf({ answeredBy: 'new' })).toBe('outage');
    expect(kindOf({ answeredBy: 'new' }, true)).toBeNull();
  });

  it('names models only where they differ', () => {
    expect(namesOf(author, offered)).toEqual({ model: 'old', other: 'new' });
    expect(namesOf(author, { ...author, promptVersion: 2 })).toBeNull();
  });
});
