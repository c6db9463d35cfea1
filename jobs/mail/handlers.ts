import { UnrecoverableError } from 'bullmq';
import type * as z from 'zod';
import type { DomainContext } from '~/domain/shared/context';
import { MailRefused, type Mailer } from '~/providers/mail/mail';
import { accountExists } from '~/providers/mail/messages/account-exists';
import { staffCode } from '~/providers/mail/messages/staff-code';
import { verificationCode } from '~/providers/mail/messages/verification-code';
import type { Message } from '~/providers/mail/messages/message';
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
      const message = await writeMail(context, options, payload);
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

async function writeMail(
  context: DomainContext,
  { productName, publicUrl }: MailOptions,
  { template, sealedCode }: z.infer<typeof sendMailJob.payload>,
): Promise<Message> {
  if (template === 'account-exists') {
    return accountExists({ productName, logInUrl: new URL('/sign_in', publicUrl).href });
  }
  if (!sealedCode) throw new UnrecoverableError('a code mail without its code');
  const { code_lifetime_seconds } = await context.settings();
  const letter = {
    productName,
    code: context.seal.open(sealedCode),
    minutes: Math.round(code_lifetime_seconds / 60),
  };
  return template === 'staff-code' ? staffCode(letter) : verificationCode(letter);
}
