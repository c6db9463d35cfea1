import { callbackReceived } from '~/domain/callbacks/events';
import { onEvent, request } from '../relay/subscriber';
import { applyCallbackJob } from './apply-callback.job';

export const callbacksSubscribers = [
  onEvent(callbackReceived, ({ callbackId }) => ({
    jobs: [request(applyCallbackJob, { callbackId })],
  })),
];
