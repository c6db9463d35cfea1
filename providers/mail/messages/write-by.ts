import type { Message } from './message';
import type { Frame, MailTemplate } from './template';

/**
 * Writes a mail by its template; throws when the data is not what its template asks for, and when a
 * promotional mail does not say how to end such mails, or another one does.
 */
export function writeBy(template: MailTemplate, data: unknown, frame: Frame): Message {
  const message = template.write(template.data.parse(data), frame);
  const ended = template.isPromotional ? frame.unsubscribeUrl : undefined;
  if (message.unsubscribeUrl !== ended) {
    throw new Error('a mail can be unsubscribed from exactly when it is promotional');
  }
  return message;
}
