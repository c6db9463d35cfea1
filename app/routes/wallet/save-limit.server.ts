import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { limitPeriods } from '~/domain/wallet/limits/limit-period';
import { changeSpendingLimit } from '~/domain/wallet/limits/spending-limits';
import { changeSpendConfirmation } from '~/domain/wallet/spends/spend-confirmation';
import { handleForm } from '../../kit/forms/handle-form.server';

const wholeNumber = z.string().regex(/^\d{1,7}$/, 'a whole number');

const limitSchema = z.object({
  period: z.enum(limitPeriods),
  /** Left empty it is none. */
  tokens: wholeNumber.optional(),
});

/** Left empty it is never. */
const askFirstSchema = z.object({ askFrom: wholeNumber.optional() });

/** Sets what somebody lets themselves spend. */
export function saveLimit({ domain }: AppLoadContext, userId: string, form: FormData) {
  return handleForm(form, {
    schema: limitSchema,
    intent: 'limit',
    take: async ({ period, tokens }) => {
      const limit = tokens === undefined ? null : Number(tokens);
      await changeSpendingLimit(domain, userId, { period, tokens: limit });
      return undefined;
    },
  });
}

/** Sets from how many tokens on somebody is asked before they are spent; none, or 0, is never. */
export function saveAskFirst({ domain }: AppLoadContext, userId: string, form: FormData) {
  return handleForm(form, {
    schema: askFirstSchema,
    intent: 'ask-first',
    take: async ({ askFrom }) => {
      await changeSpendConfirmation(domain, userId, Number(askFrom ?? 0) || null);
      return undefined;
    },
  });
}
