import { balanceChanged } from '~/domain/wallet/events';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent } from '../relay/subscriber';

export const walletSubscribers = [
  onEvent(balanceChanged, ({ userId, balance }) => ({
    publications: [toStream(userId, 'user.token-balance-updated.event', { balance })],
  })),
];
