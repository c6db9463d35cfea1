import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { importHref } from '../../character-cards/card-hrefs';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { CreateFoot } from '../../made-characters/create-foot';
import { CreateHeader } from '../../made-characters/create-header';
import { createHref } from '../../made-characters/making-hrefs';
import { MakingSummary } from '../../made-characters/making-summary';
import { actOnCreate } from '../../made-characters/server/act-on-create.server';
import {
  readCreateStep,
  requireCreator,
} from '../../made-characters/server/read-create-step.server';
import { CreateFields } from '../../made-characters/step-fields';
import { SketchAbove, SketchBeside } from '../../made-characters/step-sketch';
import { useCreatingIntent } from '../../made-characters/use-creating-intent';
import { useFocusOnHeading } from '../../wizards/use-focus-on-heading';
import { useSketchedLooks } from '../../made-characters/use-sketched-looks';
import { WizardPageForm } from '../../wizards/wizard-form';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const step = params['step'] ?? '';
  return readCreateStep(context, {
    person: requireCreator(context, createHref(step)),
    step,
    wantsOtherName: new URL(request.url).searchParams.has('another'),
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = requireCreator(context, createHref(params['step'] ?? ''));
  return actOnCreate(context, person, await readForm(request));
}

export const handle = { shell: 'steps' };
export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CreateStepPage() {
  const { view } = useLoaderData<typeof loader>();
  return <CreatePage key={view.step} />;
}

function CreatePage() {
  const {
    view,
    chosen,
    looks: kept,
    ages,
    samples,
    cost,
    isKept,
    isVisitor,
  } = useLoaderData<typeof loader>();
  useCreatingIntent(isVisitor);
  const heading = useFocusOnHeading();
  const { looks, onChange } = useSketchedLooks(kept);
  return (
    <div className="mx-auto max-w-[1140px] px-4 pb-32 md:px-6 md:pb-12">
      <CreateHeader view={view} isKept={isKept} />
      <div className="md:mt-5 md:grid md:grid-cols-[276px_minmax(0,1fr)] md:gap-8 lg:grid-cols-[minmax(0,416px)_minmax(0,660px)] lg:gap-10">
        <SketchBeside looks={looks} chosen={chosen} isLast={view.isLast} />
        <div className="min-w-0" onChange={onChange}>
          <SketchAbove step={view.step} looks={looks} chosen={chosen} />
          <h1 ref={heading} tabIndex={-1} className="type-h1 relative pt-6 outline-none md:pt-0">
            {view.title}
          </h1>
          {view.text !== null && <p className="text-fg-2 relative mt-2">{view.text}</p>}
          {view.step === 'style' && <BringCard />}
          <WizardPageForm
            view={view}
            className="relative mt-6 space-y-6"
            foot={<CreateFoot view={view} cost={cost} chosen={chosen} />}
          >
            {(fields) =>
              cost === null ? (
                <CreateFields
                  view={view}
                  fields={fields}
                  ages={ages}
                  looks={looks}
                  samples={samples}
                />
              ) : (
                <MakingSummary chosen={chosen} cost={cost} />
              )
            }
          </WizardPageForm>
        </div>
      </div>
    </div>
  );
}

/** Leads from the first step to the import of a character card. */
function BringCard() {
  const { t } = useTranslation('cards');
  return (
    <Link
      to={importHref}
      className="rounded-small text-fg-2 relative mt-2 inline-flex min-h-11 items-center underline underline-offset-2"
    >
      {t('bring-link')}
    </Link>
  );
}
