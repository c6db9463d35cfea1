import { describe, expect, it } from 'vitest';
import type { SavedCard } from '~/domain/payments/cards/cards';
import { findEndingCard } from './find-ending-card';

const card = (id: string, expiresOn: string, traits: Partial<SavedCard> = {}): SavedCard => ({
  id,
  holder: 'Ada',
  last4: `424${id}`,
  brand: 'visa',
  isDefault: id === '1',
  isExpired: false,
  expiresOn,
  registrationId: id,
  processor: 'cards',
  lastAuthenticationFailed: false,
  ...traits,
});
const renewsAt = new Date('2027-03-01T00:00:00Z');
const find = (cards: SavedCard[], cardId: string | null = null) =>
  findEndingCard(cards, { cardId, renewsAt });

describe('a card that expires before a renewal', () => {
  it('is reported with its date, and whether another card is valid by then', () => {
    const expected = {
      last4: '4241',
      expiresOn: '2027-02',
      isExpired: false,
      renewsAt: '2027-03-01T00:00:00.000Z',
    };
    expect(find([card('1', '2027-02')])).toEqual({ ...expected, hasOther: false });
    expect(find([card('1', '2027-02'), card('2', '2027-03')])).toEqual({
      ...expected,
      hasOther: true,
    });
  });

  it('is the one that was chosen, before the default', () => {
    const cards = [card('1', '2027-03'), card('2', '2027-02')];
    expect(find(cards)).toBeNull();
    expect(find(cards, '2')).toMatchObject({ last4: '4242', hasOther: true });
  });

  it('has expired already when its processor reports so', () => {
    expect(find([card('1', '2030-01', { isExpired: true })])).toMatchObject({ isExpired: true });
  });

  it('is none that is valid in the month of the renewal, and none without a renewal', () => {
    expect(find([card('1', '2027-03')])).toBeNull();
    expect(find([])).toBeNull();
    const [ended] = [card('1', '2026-01')];
    expect(findEndingCard([ended], { cardId: null, renewsAt: null })).toBeNull();
  });
});
