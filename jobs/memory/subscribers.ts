import { factKept } from '~/domain/memory/events';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent } from '../relay/subscriber';

export const memorySubscribers = [
  onEvent(factKept, ({ characterId, factId, text }, { personId }) => ({
    publications:
      personId === null
        ? []
        : [toStream(personId, 'memory.fact-kept.event', { characterId, factId, text })],
  })),
];
