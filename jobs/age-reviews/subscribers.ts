import { ageQuestionOpened, holdLifted, personHeld } from '~/domain/age-reviews/events';
import { toStream } from '~/realtime/protocol/publication';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const ageReviewsSubscribers = [
  onEvent(personHeld, ({ person, recipient, erasedAt }, meta) => ({
    // A visitor has no session to revoke, so all their connections are closed.
    controls: [{ personId: person.id, sessionId: null }],
    jobs:
      recipient && erasedAt
        ? [
            requestMail(
              'age-review-begun',
              recipient,
              { erasedAt, timeZone: recipient.timeZone },
              meta,
            ),
          ]
        : [],
  })),
  onEvent(ageQuestionOpened, (_payload, { personId }) => ({
    publications: personId === null ? [] : [toStream(personId, 'age-question.asked.event', {})],
  })),
  onEvent(holdLifted, ({ recipient }, meta) => ({
    jobs: recipient ? [requestMail('age-review-ended', recipient, {}, meta)] : [],
  })),
];
