import { expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { balanceChanged } from '~/domain/wallet/events';
import { walletSubscribers } from './subscribers';

it('publishes the balance of a person to their open pages, down to zero', () => {
  const userId = newId();
  for (const balance of [120, 0]) {
    const reactions = walletSubscribers
      .filter(({ eventName }) => eventName === balanceChanged.name)
      .map(({ react }) =>
        react({ userId, balance }, { eventId: newId(), personId: userId, requestId: 'test' }),
      );
    expect(reactions).toMatchObject([
      {
        publications: [
          { personId: userId, name: 'user.token-balance-updated.event', payload: { balance } },
        ],
      },
    ]);
  }
});
