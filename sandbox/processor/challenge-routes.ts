import { Router, urlencoded, type Response } from 'express';
import * as z from 'zod';
import { html } from '../page/html';
import { sendPage } from '../page/layout';
import type { SandboxContext } from '../sandbox-provider';
import { readableAmount } from './amounts';
import type { CardProcessor } from './card-processor';
import { returnAddress } from './next-address';
import type { PaymentRow, RegistrationRow } from './rows';

const answerSchema = z.object({ answer: z.enum(['approve', 'fail', 'cancel', 'leave']) });

interface ChallengeRoutes {
  context: SandboxContext;
  processor: CardProcessor;
  /** The base path of the provider. */
  base: string;
}

type ChallengedItem = { payment: PaymentRow } | { registration: RegistrationRow };

/** Serves the bank's page of 3-D Secure. Leaving it redirects back without a decision. */
export function challengeRoutes({ context, processor, base }: ChallengeRoutes): Router {
  const router = Router();
  const find = (challenge = ''): ChallengedItem | undefined => {
    const payment = processor.payments.list().findLast((one) => one.challenge === challenge);
    if (payment) return { payment };
    const registration = processor.registrations
      .list()
      .findLast((one) => one.challenge === challenge);
    return registration && { registration };
  };
  router.get(`${base}/3ds/:challenge`, (request, response, next) => {
    const subject = find(request.params.challenge);
    if (!subject) return next();
    const isDecided = 'payment' in subject && subject.payment.state !== 'pending';
    if (isDecided || behaviourOf(processor, subject) === 'abandoned') {
      response.redirect(303, returnOf(subject));
    } else {
      sendChallengePage(response, { context, action: request.path, subject });
    }
  });
  router.post(
    `${base}/3ds/:challenge`,
    urlencoded({ extended: false }),
    (request, response, next) => {
      const subject = find(request.params.challenge);
      const answered = answerSchema.safeParse(request.body);
      if (!subject || !answered.success) return next();
      const { answer } = answered.data;
      if (answer === 'leave') return response.redirect(303, returnOf(subject));
      if ('payment' in subject) {
        const payment = processor.answerChallenge(subject.payment, answer);
        return response.redirect(303, returnAddress(payment));
      }
      processor.answerForCard(subject.registration, answer === 'approve');
      response.redirect(303, returnOf(subject));
    },
  );
  return router;
}

function behaviourOf(processor: CardProcessor, subject: ChallengedItem): string | undefined {
  const registration =
    'registration' in subject
      ? subject.registration
      : processor.registrations.get(subject.payment.registrationId ?? '');
  return registration?.card.behaviour;
}

const returnOf = (subject: ChallengedItem): string =>
  'payment' in subject ? returnAddress(subject.payment) : (subject.registration.returnUrl ?? '/');

/** Returns the origins to which the answers of a page may redirect. */
const returnOrigins = (subject: ChallengedItem): string[] =>
  [
    returnOf(subject),
    ...('payment' in subject && subject.payment.declineUrl ? [subject.payment.declineUrl] : []),
  ].map((address) => new URL(address).origin);

interface ChallengePage {
  context: SandboxContext;
  action: string;
  subject: ChallengedItem;
}

function sendChallengePage(response: Response, { context, action, subject }: ChallengePage): void {
  sendPage(response, {
    title: '3-D Secure',
    section: '',
    productName: context.productName,
    formTargets: returnOrigins(subject),
    body: html`<div class="narrow">
      <div class="head">
        <div>
          <p class="eyebrow">3-D Secure</p>
          <h1>Is this you?</h1>
          <p>
            ${
              'payment' in subject
                ? `${context.productName} would like ${readableAmount(subject.payment.amount)}.`
                : `${context.productName} would like to keep your card.`
            }
            Your bank would like to know that it is you who asks.
          </p>
        </div>
      </div>
      <form class="card stack" method="post" action="${action}">
        <div class="actions">
          <button class="button primary" name="answer" value="approve">Yes, it is me</button>
          <button class="button danger" name="answer" value="fail">Fail the check</button>
          <button class="button" name="answer" value="cancel">Cancel</button>
          <button class="button ghost" name="answer" value="leave">Leave without an answer</button>
        </div>
      </form>
    </div>`,
  });
}
