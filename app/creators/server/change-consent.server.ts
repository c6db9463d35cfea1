import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { giveConsents, withdrawConsent } from '~/domain/creators/change-consent';
import { consentScopes } from '~/domain/creators/consent-texts';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { requireMember } from '../../kit/session/require-member.server';

const changeSchema = z.object({
  scope: z.enum(consentScopes),
  change: z.enum(['give', 'withdraw']),
  textHash: z.string().max(64).default(''),
});

/** Gives or withdraws one consent of the signed-in person. */
export async function changeConsent({ request, context }: ActionFunctionArgs) {
  const { userId, actorId, sessionId } = requireMember(request, context);
  const by = { userId, actorId, sessionId, address: context.address };
  return handleForm(await readForm(request), {
    schema: changeSchema,
    async take({ scope, change, textHash }) {
      const changed =
        change === 'give'
          ? await giveConsents(context.domain, by, [{ scope, textHash }])
          : await withdrawConsent(context.domain, by, scope);
      if (changed.ok) return redirect('/verified-model/consent');
      const { statusCode } = context.refusals.describe(changed);
      return { error: context.refusals.formErrorOf(changed.reason), status: statusCode };
    },
  });
}
