import { callChanged, lineOffered } from '~/domain/voice-calls/events';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent, request } from '../relay/subscriber';
import { answerLineJob } from './answer-line.job';

export const voiceCallsSubscribers = [
  onEvent(callChanged, (status, { personId }) => ({
    publications: personId ? [toStream(personId, 'voice-call.updated.event', status)] : [],
  })),
  onEvent(lineOffered, (line, { requestId }) => ({
    jobs: [request(answerLineJob, { ...line, requestId })],
  })),
];
