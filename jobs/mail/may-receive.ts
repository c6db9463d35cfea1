import type { DomainContext } from '~/domain/shared/context';
import { isUnsubscribed } from '~/domain/unsubscribes/is-unsubscribed';
import type { MailTemplate } from '~/providers/mail/messages/template';

/**
 * Checks whether a mail may be sent to an address: promotional mail is not sent to one that unsubscribed.
 */
export async function mayReceive(
  context: DomainContext,
  { isPromotional }: Pick<MailTemplate, 'isPromotional'>,
  to: string,
): Promise<boolean> {
  return !isPromotional || !(await isUnsubscribed(context, context.db, to));
}
