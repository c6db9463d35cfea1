import type { TemplateData, TemplateName } from '~/providers/mail/messages/templates';
import { request, type EventMeta, type JobRequest } from '../relay/subscriber';
import { sendMailJob } from './send-mail.job';

/** Asks for the one mail that follows from an event; its data is checked by its template's shape. */
export function requestMail<Name extends TemplateName>(
  template: Name,
  recipient: { email: string; locale: string },
  data: TemplateData<Name>,
  { eventId, requestId }: EventMeta,
): JobRequest {
  const { email, locale } = recipient;
  return request(sendMailJob, { eventId, requestId, to: email, locale, template, data });
}
