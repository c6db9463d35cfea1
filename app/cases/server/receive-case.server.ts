import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import type { CaseKind } from '~/domain/cases/kinds';
import { openCase } from '~/domain/cases/open-case';
import { caseDetails, caseFormSchema, type CaseDetails } from '~/domain/cases/schema';
import { appealStrike } from '~/domain/strikes/appeal-strike';
import { takeNotice } from '~/domain/takedowns/take-notice';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { challengeOf } from '../../kit/captcha/challenge-of';
import { receivedHref } from '../case-href';

/** Returns the values that a member's form is filled in with. */
export function startCase({ viewer }: AppLoadContext): {
  prefill: { email?: string; name?: string };
} {
  const isMember = viewer.kind === 'user' && viewer.isVerified;
  return {
    prefill: isMember ? { email: viewer.email, name: viewer.nickName ?? '' } : {},
  };
}

/** Opens a case of a kind from a form and redirects to its reference. */
export async function receiveCase(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  kind: CaseKind,
) {
  const { domain, limits, refusals, viewer } = context;
  const form = await readForm(request);
  const limitOf = kind === 'intimate-image' ? limits.sendNotice : limits.openCase;
  return handleForm(form, {
    schema: caseFormSchema(kind),
    limit: ({ email }) => limitOf(email, challengeOf(form)),
    async take(typed) {
      const { email } = typed;
      const about = { kind, details: caseDetails[kind].parse(typed) } as CaseDetails;
      const { locale } = context.language;
      if (about.kind === 'appeal') {
        const appealed = await appealStrike(domain, { email, locale, ...about.details });
        if (!appealed.ok) return { error: refusals.formErrorOf(appealed.reason), status: 409 };
        return redirect(receivedHref(appealed.reference));
      }
      const userId = viewer.kind === 'user' && viewer.isVerified ? viewer.userId : undefined;
      const asker = { email, locale, userId };
      if (about.kind === 'intimate-image') {
        const site = context.product.publicUrl;
        const taken = await takeNotice(domain, asker, about.details, { site });
        return redirect(receivedHref(taken.reference));
      }
      const opened = await openCase(domain, asker, about);
      return redirect(receivedHref(opened.reference));
    },
  });
}
