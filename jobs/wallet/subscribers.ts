import { balanceChanged } from '~/domain/wallet/events';
import { streamEvent } from '~/realtime/protocol/names';
import { onEvent } from '../relay/subscriber';

export const walletSubscribers = [
  onEvent(balanceChanged, ({ userId, balance }) => ({
    publications: [
      {
        personId: userId,
        channel: 'stream',
        name: streamEvent.tokenBalanceUpdated,
        payload: { balance },
      },
    ],
  })),
];
