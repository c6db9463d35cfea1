import { generationDue } from '~/domain/generations/events';
import { onEvent, request } from '../relay/subscriber';
import { advanceGenerationJob } from './advance-generation.job';

export const generationsSubscribers = [
  onEvent(generationDue, ({ generationId }, { requestId }) => ({
    jobs: [request(advanceGenerationJob, { generationId, requestId })],
  })),
];
