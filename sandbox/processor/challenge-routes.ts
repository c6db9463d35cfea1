import { Router, urlencoded, type Response } from 'express';
import * as z from 'zod';
import { html } from '../page/html';
import { sendPage } from '../page/layout';
import type { SandboxContext } from '../party';
import { readableAmount } from './amounts';
import type { CardProcessor } from './card-processor';
import type { PaymentRow, RegistrationRow } from './rows';

const answerSchema = z.object({ answer: z.enum(['approve', 'fail', 'cancel', 'leave']) });

interface ChallengeRoutes {
  context: SandboxContext;
  processor: CardProcessor;
  /** The base path of the provider. */
  base: string;
}

type Asked = { payment: PaymentRow } | { registration: RegistrationRow };

/** Serves the bank's page of 3-D Secure. Leaving it redirects back without a decision. */
export function challengeRoutes({ context, processor, base }: ChallengeRoutes): Router {
  const router = Router();
  const find = (challenge = ''): Asked | undefined => {
    const payment = processor.payments.list().findLast((one) => one.challenge === challenge);
    if (payment) return { payment };
    const registration = processor.registrations
      .list()
      .findLast((one) => one.challenge === challenge);
    return registration && { registration };
  };
  router.get(`${base}/3ds/:challenge`, (request, response, next) => {
    const asked = find(request.params.challenge);
    if (!asked) return next();
    const isDecided = 'payment' in asked && asked.payment.state !== 'pending';
    if (isDecided || behaviourOf(processor, asked) === 'abandoned') {
      response.redirect(303, returnOf(asked));
    } else {
      sendChallengePage(response, { context, action: request.path, asked });
    }
  });
  router.post(
    `${base}/3ds/:challenge`,
    urlencoded({ extended: false }),
    (request, response, next) => {
      const asked = find(request.params.challenge);
      const answered = answerSchema.safeParse(request.body);
      if (!asked || !answered.success) return next();
      const { answer } = answered.data;
      if (answer !== 'leave') {
        if ('payment' in asked) processor.answerChallenge(asked.payment, answer);
        else processor.answerForCard(asked.registration, answer === 'approve');
      }
      response.redirect(303, returnOf(asked));
    },
  );
  return router;
}

function behaviourOf(processor: CardProcessor, asked: Asked): string | undefined {
  const registration =
    'registration' in asked
      ? asked.registration
      : processor.registrations.get(asked.payment.registrationId ?? '');
  return registration?.card.behaviour;
}

const returnOf = (asked: Asked): string =>
  ('payment' in asked ? asked.payment.returnUrl : asked.registration.returnUrl) ?? '/';

interface ChallengePage {
  context: SandboxContext;
  action: string;
  asked: Asked;
}

function sendChallengePage(response: Response, { context, action, asked }: ChallengePage): void {
  sendPage(response, {
    title: '3-D Secure',
    section: '',
    productName: context.productName,
    formTargets: [new URL(returnOf(asked)).origin],
    body: html`<div class="narrow">
      <div class="head">
        <div>
          <p class="eyebrow">3-D Secure</p>
          <h1>Is this you?</h1>
          <p>
            ${
              'payment' in asked
                ? `${context.productName} would like ${readableAmount(asked.payment.amount)}.`
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
