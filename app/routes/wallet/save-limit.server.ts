import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { limitPeriods } from '~/domain/wallet/limits/limit-period';
import { changeSpendingLimit } from '~/domain/wallet/limits/spending-limits';
import { changeSpendConfirmation } from '~/domain/wallet/spends/spend-confirmation';
import { handleForm } from '../../kit/forms/handle-form.server';

const wholeNumber = z.string().regex(/^\d{1,7}$/, 'a whole number');

const limitSchema = z.object({
  period: z.enum(limitPeriods),
  /** Empty means no limit. */
  tokens: wholeNumber.optional(),
});

/** Empty means never. */
const spendConfirmationSchema = z.object({ askFrom: wholeNumber.optional() });

/** Sets a person's own spending limit. */
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

/** Sets the number of tokens from which a spend needs confirmation; none or 0 means never. */
export function saveSpendConfirmation({ domain }: AppLoadContext, userId: string, form: FormData) {
  return handleForm(form, {
    schema: spendConfirmationSchema,
    intent: 'ask-first',
    take: async ({ askFrom }) => {
      await changeSpendConfirmation(domain, userId, Number(askFrom ?? 0) || null);
      return undefined;
    },
  });
}
