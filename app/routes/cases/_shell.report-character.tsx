import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { reportCharacter } from '~/domain/reports/report-character';
import { characterIdSchema, reportCharacterFormSchema } from '~/domain/cases/schema';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../../kit/session/require-member.server';
import { receivedHref } from '../../cases/case-href';
import { IntakePage } from '../../cases/intake-page';
import { ReportCharacterFields } from '../../cases/report-character-fields';
import { pageMeta } from '../../kit/site/page-meta';
import type { FormError } from '../../kit/i18n/form-error';
import { formText } from '../../kit/forms/form-text';
import { parseForm } from '../../kit/forms/parse-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(request, context);
  const { searchParams } = new URL(request.url);
  const characterId = characterIdSchema.safeParse(searchParams.get('characterId'));
  if (!characterId.success) throw data(null, 404);
  const postId = idSchema.safeParse(searchParams.get('postId'));
  const messageId = idSchema.safeParse(searchParams.get('messageId'));
  const t = await translatorOf(context);
  return {
    page: { title: t('contact:character.title') },
    characterId: characterId.data,
    postId: postId.data ?? null,
    messageId: messageId.data ?? null,
  };
}

/** Handles the form of the page and of the modal, which stays open and shows the result in a toast. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = requireMember(request, context);
  const form = await readForm(request);
  const reason = formText(form, 'reportReason');
  const refuse = (error: FormError, status: number) => data({ error, reason }, status);
  const submission = parseForm(form, reportCharacterFormSchema);
  if (submission.status !== 'success') {
    const [error] = Object.values(submission.error ?? {}).flat();
    return data({ error: error ?? 'Character not found', reason }, 400);
  }
  const allowed = await context.limits.reportCharacter(member.userId);
  if (!allowed.ok) return refuse('too many attempts', 429);
  const locale = context.language.locale;
  const report = await reportCharacter(context.domain, { ...member, locale }, submission.value);
  if (!report.ok) {
    // A deleted post is reported like a deleted character.
    const reason = report.reason === 'no-such-post' ? 'no-such-character' : report.reason;
    return refuse(
      context.refusals.formErrorOf(reason),
      reason === 'too-many-open-reports' ? 429 : 404,
    );
  }
  return form.get('stay') ? data({ isSent: true }) : redirect(receivedHref(report.reference));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ReportCharacterPage() {
  const { t } = useTranslation('contact');
  const { characterId, postId, messageId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <IntakePage
      title={t('character.title')}
      lead={t(messageId ? 'character.message-text' : 'character.text')}
    >
      <ActForm>
        <ReportCharacterFields
          characterId={characterId}
          postId={postId}
          messageId={messageId}
          answer={answer && 'error' in answer ? answer : undefined}
        />
        <SubmitButton size="large" className="mt-5" busyLabel={t('character.busy')}>
          {t('character.action')}
        </SubmitButton>
      </ActForm>
    </IntakePage>
  );
}
