import { describe, expect, it } from 'vitest';
import { hrefAfterGrant } from './after-grant';

const level = (one: number) => ({ level: one, rewards: [] });

describe('the address after rewards were granted', () => {
  it('is the page that the person acted on', () => {
    const back = '/quests?tab=permanent';
    expect(hrefAfterGrant(back, { reached: [] })).toBe(back);
  });

  it('opens one modal for all levels that were reached, on top of the open ones', () => {
    const href = hrefAfterGrant('/chats/mira?modal=dailyRewardModal', {
      reached: [level(3), level(4)],
    });
    const { pathname, searchParams } = new URL(href, 'http://site.invalid');
    expect(pathname).toBe('/chats/mira');
    expect(searchParams.getAll('modal')).toEqual(['dailyRewardModal', 'levelUpModal']);
    expect(searchParams.get('levelUpModal.from')).toBe('2');
  });
});
