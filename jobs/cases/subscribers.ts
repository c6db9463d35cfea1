import { caseAnswered, caseOpened } from '~/domain/cases/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const casesSubscribers = [
  onEvent(caseOpened, ({ email, locale, reference, dueOn }, meta) => ({
    jobs: [requestMail('case-opened', { email, locale }, { reference, dueOn }, meta)],
  })),
  onEvent(caseAnswered, ({ recipient, reference, outcome, text }, meta) => ({
    jobs: [requestMail('case-answered', recipient, { reference, outcome, text }, meta)],
  })),
];
