import { data, redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import type { CaseKind } from '~/domain/cases/kinds';
import { openCase } from '~/domain/cases/open-case';
import { caseDetails, caseFormSchema, type CaseDetails } from '~/domain/cases/schema';
import { newId } from '~/domain/shared/ids';
import { parseForm } from '../../forms/parse-form.server';
import { readForm } from '../../forms/read-form.server';
import { tooManyAttempts } from '../../accounts/server/too-many-attempts.server';
import { challengeOf } from '../../captcha/challenge-of';
import { receivedHref } from '../case-href';

/** What the form of a kind starts with: a key of its own, and what we know of a member. */
export function startCase({ viewer }: AppLoadContext): {
  formKey: string;
  known: { email?: string; name?: string };
} {
  const isMember = viewer.kind === 'user' && viewer.isVerified;
  return {
    formKey: newId(),
    known: isMember ? { email: viewer.email, name: viewer.nickName ?? '' } : {},
  };
}

/** Opens a case of a kind with what a form says, and goes on to its reference. */
export async function receiveCase(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  kind: CaseKind,
) {
  const form = await readForm(request);
  const submission = parseForm(form, caseFormSchema(kind));
  if (submission.status !== 'success') return data({ lastResult: submission.reply() }, 400);
  const { email, formKey } = submission.value;
  const allowed = await context.limits.openCase(email, challengeOf(form));
  if (!allowed.ok) return tooManyAttempts(submission, allowed);
  const { viewer } = context;
  const about = { kind, details: caseDetails[kind].parse(submission.value) } as CaseDetails;
  const opened = await openCase(
    context.domain,
    {
      email,
      locale: context.language.locale,
      userId: viewer.kind === 'user' && viewer.isVerified ? viewer.userId : undefined,
    },
    about,
    { formKey },
  );
  return redirect(receivedHref(opened.reference));
}
