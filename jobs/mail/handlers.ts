import { UnrecoverableError } from 'bullmq';
import type * as z from 'zod';
import type { DomainContext } from '~/domain/shared/context';
import { MailRefused, type Mailer } from '~/providers/mail/mail';
import { mailLocaleOf } from '~/providers/mail/messages/mail-locale';
import type { Message } from '~/providers/mail/messages/message';
import { writeMail } from '~/providers/mail/messages/templates';
import { handleJob } from '../handler';
import { claimMail, noteMailRefused, noteMailSent } from './deliveries';
import { sendMailJob } from './send-mail.job';

interface MailOptions {
  mailer: Mailer;
  productName: string;
  publicUrl: string;
}

/** What the mail queue does: one mail per event, however often its job runs. */
export function mailHandlers(context: DomainContext, options: MailOptions) {
  return [
    handleJob(sendMailJob, async (payload) => {
      if (!(await claimMail(context, payload))) return { sent: false };
      const message = await write(context, options, payload);
      try {
        await options.mailer.send({
          to: payload.to,
          ...message,
          messageId: `<${payload.eventId}@${new URL(options.publicUrl).hostname}>`,
        });
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        await noteMailRefused(context, payload.eventId);
        throw new UnrecoverableError(error.message);
      }
      await noteMailSent(context, payload.eventId);
      return { sent: true };
    }),
  ];
}

async function write(
  context: DomainContext,
  { productName, publicUrl }: MailOptions,
  { template, locale, data }: z.output<typeof sendMailJob.payload>,
): Promise<Message> {
  const { code_lifetime_seconds } = await context.settings();
  return writeMail(template, data, {
    productName,
    publicUrl,
    locale: mailLocaleOf(locale),
    codeMinutes: Math.round(code_lifetime_seconds / 60),
    open: context.seal.open,
  });
}
