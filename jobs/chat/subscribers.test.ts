import { describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { chatSubscribers } from './subscribers';
import { suggestTokensJob } from './suggest-tokens.job';

const personId = newId();
const follow = (name: string, payload: object, whom: string | null = personId) => {
  const subscriber = chatSubscribers.find(({ eventName }) => eventName === name);
  if (!subscriber) throw new Error(`nobody follows ${name}`);
  return subscriber.react(payload, { eventId: newId(), personId: whom, requestId: 'r' });
};

describe('a message for which there are too few tokens', () => {
  const short = {
    reason: 'insufficient-balance',
    source: 'text_message',
    idempotencyKey: 'k'.repeat(24),
  };

  it('is told as an error by its source, and has packs looked for', () => {
    expect(follow('chat.failed', short)).toMatchObject({
      publications: [
        { name: 'chat.error', payload: { error: 'Insufficient balance', source: 'text_message' } },
      ],
      jobs: [{ job: suggestTokensJob, payload: { userId: personId, source: 'text_message' } }],
    });
  });

  it.each([
    ['another reason', { ...short, reason: 'spending-limit' }, personId],
    ['nobody to tell', short, null],
  ])('has none looked for: %s', (_, failure, whom) => {
    expect(follow('chat.failed', failure, whom).jobs).toEqual([]);
  });

  it('is told what would help', () => {
    const suggested = {
      userId: personId,
      source: 'text_message',
      tokenDepositOffer: { amount: 50, price: { minor: 499, currency: 'USD' } },
      smartTokenPackOffer: null,
    };
    expect(follow('chat.tokens-suggested', suggested).publications).toEqual([
      {
        personId,
        channel: 'chats',
        name: 'smart-tokens.insufficient-balance.event',
        payload: {
          smartTokenTierResult: {
            tokenDepositOffer: { amount: 50, price: 4.99 },
            smartTokenPackOffer: null,
          },
          source: 'text_message',
        },
      },
    ]);
  });
});
