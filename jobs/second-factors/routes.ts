import { factorChanged } from '~/domain/second-factors/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/route';

export const secondFactorsRoutes = [
  onEvent(factorChanged, ({ holder, change, ...to }, meta) => ({
    jobs: [requestMail('factor-changed', to, { holder, change }, meta)],
  })),
];
