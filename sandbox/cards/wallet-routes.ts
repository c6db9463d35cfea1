import { Router, urlencoded, type Response } from 'express';
import * as z from 'zod';
import { html } from '../page/html';
import { sendPage } from '../page/layout';
import { readableAmount } from '../processor/amounts';
import type { CardProcessor } from '../processor/card-processor';
import { cardWords } from '../processor/card-words';
import { returnAddress } from '../processor/next-address';
import { payHeading } from '../processor/pay-heading';
import type { PaymentRow } from '../processor/rows';
import type { SandboxContext } from '../sandbox-provider';

const actSchema = z.object({ act: z.enum(['confirm', 'decline', 'cancel']) });
const walletNames = { APPLEPAY: 'Apple Pay', GOOGLEPAY: 'Google Pay' };
const declineWords: Record<string, string> = {
  en: 'Let it be declined',
  de: 'Ablehnen lassen',
  es: 'Dejar que se rechace',
  fr: 'Laisser refuser',
  pt: 'Deixar recusar',
};

interface WalletRoutes {
  context: SandboxContext;
  processor: CardProcessor;
  base: string;
}

type WalletPayment = PaymentRow & { sheet: NonNullable<PaymentRow['sheet']> };

/** Serves the sheet of a wallet, on which its owner confirms a payment. */
export function walletRoutes({ context, processor, base }: WalletRoutes): Router {
  const router = Router();
  const find = (secret = ''): WalletPayment | undefined => {
    const opened = processor.payments.list().findLast(({ sheet }) => sheet?.secret === secret);
    const payment = opened && processor.findPayment({ id: opened.id });
    return payment?.sheet ? { ...payment, sheet: payment.sheet } : undefined;
  };
  router.get(`${base}/wallets/:secret`, (request, response, next) => {
    const payment = find(request.params.secret);
    if (!payment) return next();
    if (payment.state !== 'pending') return response.redirect(303, returnAddress(payment));
    sendSheet(response, { context, action: request.path, payment });
  });
  router.post(
    `${base}/wallets/:secret`,
    urlencoded({ extended: false }),
    (request, response, next) => {
      const payment = find(request.params.secret);
      const parsed = actSchema.safeParse(request.body);
      if (!payment || !parsed.success) return next();
      const { act } = parsed.data;
      if (act === 'confirm') confirm(processor, payment, context.clock.now());
      else {
        const decline = act === 'decline' ? 'do-not-honour' : 'authentication-abandoned';
        processor.change(payment, { state: 'failed', decline, wallet: payment.sheet.wallet });
      }
      response.redirect(303, returnAddress(payment));
    },
  );
  return router;
}

/** Completes a payment; if requested, the wallet's token of its card is stored for later charges. */
function confirm(processor: CardProcessor, payment: WalletPayment, now: Date): void {
  if (payment.state !== 'pending') return;
  const { wallet, savesCard } = payment.sheet;
  const registration = savesCard
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

interface Sheet {
  context: SandboxContext;
  action: string;
  payment: WalletPayment;
}

function sendSheet(response: Response, { context, action, payment }: Sheet): void {
  const { language, words } = cardWords(payment.sheet.locale);
  const title = walletNames[payment.sheet.wallet];
  const { amount, description } = payment;
  const { host, origin } = new URL(returnAddress(payment));
  sendPage(response, {
    title,
    section: '',
    language,
    productName: context.productName,
    formTargets: [origin],
    body: html`<div class="narrow">
      ${payHeading({ title, shop: host, description, amount })}
      <form class="card stack" method="post" action="${action}">
        <div class="actions">
          <button class="button primary" name="act" value="confirm">
            ${words.pay.replace('{amount}', readableAmount(amount))}
          </button>
          <button class="button danger" name="act" value="decline">
            ${declineWords[language] ?? declineWords.en}
          </button>
          <button class="button ghost" name="act" value="cancel">${words.cancel}</button>
        </div>
      </form>
    </div>`,
  });
}
