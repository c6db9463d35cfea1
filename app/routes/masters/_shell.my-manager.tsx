import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findCreatorOf } from '~/domain/creators/find-creator';
import { findOwnManager } from '~/domain/masters/own-manager';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Notice } from '../../kit/ui/feedback/notice';
import { FilledParts } from '../../masters/filled-parts';
import { ModelActs } from '../../masters/model-acts';
import { filledOf } from '../../masters/server/filled-of.server';
import { actOnOwnManager } from '../../masters/server/act-on-own-manager.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Shows a person who is a model what their manager filled in and did. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain } = context;
  const [t, own, model] = await Promise.all([
    translatorOf(context),
    findOwnManager(domain, userId),
    findCreatorOf(domain, userId),
  ]);
  if (!own || !model) throw data(null, 404);
  return {
    page: { title: t('masters:own.title') },
    own,
    filled: own.unconfirmed.map((part) => ({ part, lines: filledOf(model, part, t) })),
  };
}

export const action = (args: ActionFunctionArgs) => actOnOwnManager(args);

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function OwnManagerPage() {
  const { t } = useTranslation('masters');
  const { own, filled } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-[640px] space-y-5 px-4 pt-6 pb-16">
      <div>
        <h1 className="type-h1">{t('own.title')}</h1>
        <p className="text-fg-2 mt-1">
          {t('own.text', { manager: own.manager, percent: own.managerPercent })}
        </p>
      </div>
      {own.isTakenOver && (
        <Notice
          kind="warm"
          icon="user-round"
          action={
            <ActForm>
              <SubmitButton intent="take-back" kind="soft" size="small" className="h-11">
                {t('own.take-back')}
              </SubmitButton>
            </ActForm>
          }
        >
          {t('own.taken-over', { manager: own.manager })}
        </Notice>
      )}
      <FilledParts filled={filled} />
      <section aria-labelledby="manager-acts">
        <h2 id="manager-acts" className="type-h2 mb-3">
          {t('own.acts')}
        </h2>
        <ModelActs acts={own.acts} />
      </section>
      <section className="rounded-card border-danger/40 border p-4" aria-labelledby="leave-manager">
        <h2 id="leave-manager" className="type-h3">
          {t('own.leave')}
        </h2>
        <p className="type-small text-fg-2 mt-1.5">{t('own.leave-text')}</p>
        <ActForm className="mt-3">
          <SubmitButton intent="leave" kind="danger">
            {t('own.leave')}
          </SubmitButton>
        </ActForm>
      </section>
    </div>
  );
}
