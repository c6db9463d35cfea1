import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/form';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';
import { masterHref } from '../../masters/master-hrefs';
import { newModel } from '../../masters/server/new-model.server';
import { requireOpenMaster } from '../../masters/server/require-master.server';
import { actOnStep } from '../../wizards/act-on-step.server';
import { readStep } from '../../wizards/read-step.server';
import { WizardPageForm } from '../../wizards/wizard-form';
import { WizardProgress } from '../../wizards/wizard-progress';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await requireOpenMaster(request, context);
  const view = await readStep(newModel, context, person, params['step'] ?? '');
  return { page: { title: view.title }, view };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person } = await requireOpenMaster(request, context);
  return actOnStep(newModel, context, person, await readForm(request));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NewModelPage() {
  const { view } = useLoaderData<typeof loader>();
  return <NewModelStep key={view.step} />;
}

function NewModelStep() {
  const { t } = useTranslation('masters');
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-[640px]">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <WizardProgress {...view.progress} />
        </div>
        <Link to={masterHref} aria-label={t('leave')} className={iconButtonClass('plain', '-me-3')}>
          <Icon name="x" size={20} />
        </Link>
      </div>
      <h1 className="type-h1 pt-4">{view.title}</h1>
      {view.text !== null && <p className="text-fg-2 mt-2">{view.text}</p>}
      <WizardPageForm
        view={view}
        className="mt-6 space-y-6"
        foot={
          <div className="mt-8">
            <SubmitButton
              intent={view.isLast ? 'submit' : 'save'}
              size="large"
              className="w-full md:w-auto md:px-10"
              busyLabel={t('saving')}
            >
              {t(view.isLast ? 'add' : 'continue')}
            </SubmitButton>
          </div>
        }
      />
    </div>
  );
}
