import { balanceChanged } from '~/domain/wallet/events';
import { streamEvent } from '~/realtime/protocol/names';
import { onEvent } from '../relay/route';

export const walletRoutes = [
  onEvent(balanceChanged, ({ userId, balance }) => ({
    publications: [
      {
        personId: userId,
        door: 'stream',
        name: streamEvent.tokenBalanceUpdated,
        payload: { balance },
      },
    ],
  })),
];
