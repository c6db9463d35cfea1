import { factKept, memoryDue } from '~/domain/memory/events';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent, request } from '../relay/subscriber';
import { rememberJob } from './remember.job';

export const memorySubscribers = [
  onEvent(memoryDue, ({ chatId }) => ({ jobs: [request(rememberJob, { chatId })] })),
  onEvent(factKept, ({ characterId, factId, text }, { personId }) => ({
    publications:
      personId === null
        ? []
        : [toStream(personId, 'memory.fact-kept.event', { characterId, factId, text })],
  })),
];
