import { noticeDecided } from '~/domain/takedowns/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const takedownsSubscribers = [
  onEvent(noticeDecided, ({ reference, recipient, outcome }, meta) => ({
    jobs: [requestMail('notice-decided', recipient, { reference, outcome }, meta)],
  })),
];
