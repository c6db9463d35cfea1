import type { TemplateData, TemplateName } from '~/providers/mail/messages/templates';
import { request, type EventMeta, type JobRequest } from '../relay/subscriber';
import { sendMailJob } from './send-mail.job';

/** Requests the one mail that follows from an event; the template's type checks its data. */
export function requestMail<Name extends TemplateName>(
  template: Name,
  recipient: { email: string; locale: string },
  data: TemplateData<Name>,
  { eventId, requestId }: EventMeta,
): JobRequest {
  const { email, locale } = recipient;
  return request(sendMailJob, { eventId, requestId, to: email, locale, template, data });
}
