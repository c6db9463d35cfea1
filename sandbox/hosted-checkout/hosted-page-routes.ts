import { Router, urlencoded, type Response } from 'express';
import * as z from 'zod';
import type { SandboxContext } from '../sandbox-provider';
import {
  readCard,
  type CardEntry,
  type CardProblems,
  type ReadCard,
} from '../processor/card-entry';
import type { CardProcessor } from '../processor/card-processor';
import type { PaymentRow } from '../processor/rows';
import { sendPayPage, sendWalletPage } from './hosted-page';

const typed = z.string().max(100).optional();
const paySchema = z.object({
  act: z.enum(['card', 'saved', 'APPLEPAY', 'GOOGLEPAY', 'confirm', 'decline', 'cancel']),
  wallet: z.enum(['APPLEPAY', 'GOOGLEPAY']).optional(),
  number: typed,
  expiry: typed,
  cvc: typed,
  holder: typed,
});

interface PageRoutes {
  context: SandboxContext;
  processor: CardProcessor;
  base: string;
}

/**
 * Serves the payment page: a card, a stored card or a wallet; then the bank's page, or back to the shop.
 */
export function hostedPageRoutes({ context, processor, base }: PageRoutes): Router {
  const router = Router();
  const find = (secret = '') => {
    const payment = processor.payments.list().findLast((one) => one.page?.secret === secret);
    return payment && processor.findPayment({ id: payment.id });
  };
  const show = (
    response: Response,
    payment: PaymentRow,
    wrong: { problems?: CardProblems; entry?: CardEntry } = {},
  ) =>
    sendPayPage(response, {
      context,
      base,
      payment,
      saved: processor.findRegistration(payment.registrationId ?? ''),
      problems: wrong.problems ?? {},
      entry: wrong.entry ?? {},
    });

  router.get(`${base}/pay/:secret`, (request, response, next) => {
    const payment = find(request.params.secret);
    if (!payment?.page || !payment.returnUrl) return next();
    if (payment.state !== 'pending') response.redirect(303, payment.returnUrl);
    else if (payment.page.wallet) {
      sendWalletPage(response, { context, base, payment, wallet: payment.page.wallet });
    } else show(response, payment);
  });

  router.post(`${base}/pay/:secret`, urlencoded({ extended: false }), (request, response, next) => {
    const payment = find(request.params.secret);
    const parsed = paySchema.safeParse(request.body);
    if (!payment?.page || !payment.returnUrl || !parsed.success) return next();
    const { act, wallet } = parsed.data;
    if (payment.state !== 'pending') return response.redirect(303, payment.returnUrl);
    if (act === 'APPLEPAY' || act === 'GOOGLEPAY') {
      return sendWalletPage(response, { context, base, payment, wallet: act });
    }
    if (act === 'card') {
      const read = readCard(entryOf(parsed.data), { now: context.clock.now(), holder: true });
      if ('problems' in read)
        return show(response.status(422), payment, { ...read, entry: entryOf(parsed.data) });
      return response.redirect(303, wayOn(payCard(processor, payment, read.card), base));
    }
    if (act === 'saved') {
      const problems: CardProblems = /^\d{3}$/.test(parsed.data.cvc ?? '')
        ? {}
        : { cvc: 'invalid' };
      if (problems.cvc) return show(response.status(422), payment, { problems });
      const charged = processor.charge(payment, payment.registrationId ?? '');
      return response.redirect(303, wayOn(charged, base));
    }
    if (act === 'confirm' && wallet)
      payByWallet(processor, payment, { wallet, now: context.clock.now() });
    else processor.change(payment, { state: 'failed', decline: declineOf(act) });
    response.redirect(303, payment.returnUrl);
  });
  return router;
}

const declineOf = (act: string) =>
  act === 'decline' ? 'do-not-honour' : 'authentication-abandoned';

const entryOf = ({ number, expiry, cvc, holder }: z.infer<typeof paySchema>): CardEntry => ({
  ...(number !== undefined && { number }),
  ...(expiry !== undefined && { expiry }),
  ...(cvc !== undefined && { cvc }),
  ...(holder !== undefined && { holder }),
});

function payCard(processor: CardProcessor, payment: PaymentRow, card: ReadCard): PaymentRow {
  const registration = processor.addRegistration(card, {
    isTransient: payment.page?.savesCard !== true,
  });
  return processor.charge(payment, registration.id);
}

/** Pays by wallet; the wallet's token for its card replaces the card in later charges. */
function payByWallet(
  processor: CardProcessor,
  payment: PaymentRow,
  { wallet, now }: { wallet: 'APPLEPAY' | 'GOOGLEPAY'; now: Date },
): void {
  const registration = payment.page?.savesCard
    ? processor.addRegistration({
        last4: wallet === 'APPLEPAY' ? '4242' : '1111',
        brand: 'visa',
        expiresOn: `${now.getUTCFullYear() + 3}-12`,
        holder: 'Wallet Holder',
        behaviour: 'approved',
      })
    : undefined;
  processor.change(
    { ...payment, registrationId: registration?.id ?? null },
    { state: 'completed', decline: null, wallet },
  );
}

/** Returns the next address: the bank's page if it requires a confirmation, otherwise the shop. */
function wayOn(payment: PaymentRow, base: string): string {
  const isChallenged = payment.state === 'pending' && payment.challenge !== null;
  return isChallenged ? `${base}/3ds/${payment.challenge ?? ''}` : (payment.returnUrl ?? '/');
}
