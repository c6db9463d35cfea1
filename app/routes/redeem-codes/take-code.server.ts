import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { quoteCode, redeemCode } from '~/domain/redeem-codes/redeem-code';
import { formText } from '../../kit/forms/form-text';
import { handleForm } from '../../kit/forms/handle-form.server';
import { requireMember } from '../../kit/session/require-member.server';
import { withRedirect } from '../../kit/site/with-redirect';
import { redeemHref, typedCodeSchema } from '../../redeem-codes/typed-code';

/**
 * Handles a typed code: shows what it gives, or redeems it. Visitors are sent to sign up and come back with
 * the code; it is looked up only then, so that guesses are counted per person.
 */
export async function takeCode(request: Request, context: AppLoadContext, form: FormData) {
  const { domain, limits, refusals } = context;
  const isConfirmed = formText(form, 'intent') === 'redeem';
  return handleForm(form, {
    intent: isConfirmed ? 'redeem' : 'check',
    schema: typedCodeSchema,
    async take({ code: typed }) {
      const href = redeemHref(typed);
      if (context.viewer.kind !== 'user') return redirect(withRedirect('/sign_up', href));
      const { userId } = requireMember(new Request(new URL(href, request.url)), context);
      const allowed = await limits.redeemCode(userId);
      if (!allowed.ok) return { error: 'too many attempts', status: 429 };
      const asked = { userId, typed };
      const result = isConfirmed ? await redeemCode(domain, asked) : await quoteCode(domain, asked);
      if (!result.ok) {
        const { statusCode } = refusals.describe(result);
        const error = refusals.formErrorOf(result.reason);
        return { at: 'code' as const, error, status: statusCode };
      }
      if ('gift' in result) return data({ found: { ...result.gift, code: typed } });
      return redirect(`/redeem?done=${result.id}`);
    },
  });
}
