import { balanceChanged } from '~/domain/wallet/events';
import { streamEvent } from '~/realtime/protocol/names';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent } from '../relay/subscriber';

export const walletSubscribers = [
  onEvent(balanceChanged, ({ userId, balance }) => ({
    publications: [toStream(userId, streamEvent.tokenBalanceUpdated, { balance })],
  })),
];
