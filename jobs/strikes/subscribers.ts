import { appealAnswered, strikeGiven, strikesLifted } from '~/domain/strikes/events';
import { toStream } from '~/realtime/protocol/publication';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

/** Open pages reload their data: threads show whether they are paused. */
const reload = (personId: string) => [toStream(personId, 'resync', {})];

export const strikesSubscribers = [
  onEvent(strikeGiven, ({ person, recipient, ...decision }, meta) => ({
    publications: reload(person.id),
    jobs: recipient
      ? [requestMail('rule-broken', recipient, { ...decision, timeZone: recipient.timeZone }, meta)]
      : [],
  })),
  onEvent(strikesLifted, ({ person, recipient }, meta) => ({
    publications: reload(person.id),
    jobs: recipient ? [requestMail('decision-withdrawn', recipient, {}, meta)] : [],
  })),
  onEvent(appealAnswered, ({ person, recipient, ...answer }, meta) => ({
    publications: reload(person.id),
    jobs: recipient ? [requestMail('appeal-answered', recipient, answer, meta)] : [],
  })),
];
