import type { DomainContext } from '~/domain/shared/context';
import { isUnsubscribed } from '~/domain/unsubscribes/is-unsubscribed';
import type { MailTemplate } from '~/providers/mail/messages/template';

/** Whether a mail may go to an address: what is promotional does not to one that turned it down. */
export async function mayReceive(
  context: DomainContext,
  { isPromotional }: Pick<MailTemplate, 'isPromotional'>,
  to: string,
): Promise<boolean> {
  return !isPromotional || !(await isUnsubscribed(context, context.db, to));
}
