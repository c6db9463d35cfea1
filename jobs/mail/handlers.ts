import { UnrecoverableError } from 'bullmq';
import type * as z from 'zod';
import { timeOfId } from '~/domain/shared/ids';
import { unsubscribeUrl } from '~/domain/unsubscribes/unsubscribe-url';
import { MailRefused, MailTemporarilyRefused } from '~/providers/mail/mail';
import { writtenLocaleFor } from '~/locales/written-locales';
import type { Message } from '~/providers/mail/messages/message';
import { templateOf, writeMail, type TemplateName } from '~/providers/mail/messages/templates';
import { handleJob, Postponed, type HandlerOptions } from '../handler';
import { claimMail, noteMailRefused, noteMailSent } from './deliveries';
import { isTooLate, nextMailDelay } from './mail-schedule';
import { mayReceive } from './may-receive';
import { sendMailJob } from './send-mail.job';
import { credentialsSettings } from '~/domain/credentials/settings';
import { mailSettings } from '~/domain/mail/settings';

type MailOptions = Pick<
  HandlerOptions,
  'context' | 'mailer' | 'productName' | 'publicUrl' | 'onMailDropped'
>;

/**
 * Returns the handlers of the mail queue: one mail per event, however often its job runs. If the server is
 * unavailable, retries for as long as the settings allow.
 */
export function mailHandlers(options: MailOptions) {
  const { context } = options;
  return [
    handleJob(sendMailJob, async (payload) => {
      const { isDue, attempts, since, isSurplus } = await claimMail(context, payload);
      if (!isDue) return { sent: false };
      const settings = {
        ...(await context.settings(credentialsSettings)),
        ...(await context.settings(mailSettings)),
      };
      const hasCode = 'sealedCode' in payload.data;
      if (isSurplus && isPubliclyTriggered(payload)) {
        await noteMailRefused(context, payload.eventId);
        options.onMailDropped?.(payload.template);
        return { sent: false };
      }
      // A code expires relative to its event, however late that is relayed.
      const times = { hasCode, askedAt: hasCode ? timeOfId(payload.eventId) : since };
      const isWanted = await mayReceive(context, templateOf(payload.template), payload.to);
      if (!isWanted || isTooLate({ ...times, now: context.now() }, settings)) {
        await noteMailRefused(context, payload.eventId);
        return { sent: false };
      }
      const message = await write(options, payload);
      try {
        await options.mailer.send({
          to: payload.to,
          ...message,
          messageId: `<${payload.eventId}@${new URL(options.publicUrl).hostname}>`,
        });
      } catch (error) {
        const delayMs =
          error instanceof MailTemporarilyRefused
            ? nextMailDelay({ ...times, attempts, now: context.now() }, settings, Math.random)
            : null;
        if (delayMs !== null) throw new Postponed(delayMs, error);
        if (!isOfMail(error)) throw error;
        await noteMailRefused(context, payload.eventId);
        throw new UnrecoverableError(error.message);
      }
      await noteMailSent(context, payload.eventId);
      return { sent: true };
    }),
  ];
}

/** Mails that anyone can trigger without proof. Mails that inform an owner of a change are always sent. */
const publiclyTriggered: ReadonlySet<TemplateName> = new Set(['account-exists', 'case-opened']);

const isPubliclyTriggered = ({ template, data }: z.output<typeof sendMailJob.payload>) =>
  'sealedCode' in data || publiclyTriggered.has(template);

const isOfMail = (error: unknown): error is Error =>
  error instanceof MailRefused || error instanceof MailTemporarilyRefused;

async function write(
  { context, productName, publicUrl }: MailOptions,
  { template, to, locale, data }: z.output<typeof sendMailJob.payload>,
): Promise<Message> {
  const { code_lifetime_seconds } = await context.settings(credentialsSettings);
  return writeMail(template, data, {
    productName,
    publicUrl,
    locale: writtenLocaleFor(locale),
    unsubscribeUrl: unsubscribeUrl(context, publicUrl, to),
    codeMinutes: Math.round(code_lifetime_seconds / 60),
    open: context.seal.open,
  });
}
