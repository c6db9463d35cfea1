import { caseOpened } from '~/domain/cases/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/route';

export const casesRoutes = [
  onEvent(caseOpened, ({ email, locale, reference, dueOn }, meta) => ({
    jobs: [requestMail('case-opened', { email, locale }, { reference, dueOn }, meta)],
  })),
];
