import { factorChanged } from '~/domain/second-factors/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const secondFactorsSubscribers = [
  onEvent(factorChanged, ({ holder, change, ...to }, meta) => ({
    jobs: [requestMail('factor-changed', to, { holder, change }, meta)],
  })),
];
