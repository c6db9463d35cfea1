import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ApplicationFields } from '../../creator-onboarding/application-fields';
import { ApplicationFoot } from '../../creator-onboarding/application-foot';
import { ApplicationPage } from '../../creator-onboarding/application-page';
import { creatorApplication } from '../../creator-onboarding/server/application.server';
import {
  readApplicationStep,
  refuseSubmitted,
} from '../../creator-onboarding/server/read-application-step.server';
import { requireApplicant } from '../../creator-onboarding/server/require-applicant.server';
import { StepHelp } from '../../creator-onboarding/step-help';
import type { SampleResponse } from '../../creator-voices/sample-response';
import { actOnSample } from '../../creator-voices/server/act-on-sample.server';
import { VoiceFileForms } from '../../creator-voices/voice-file-forms';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { actOnStep } from '../../wizards/act-on-step.server';
import { useFocusOnHeading } from '../../wizards/use-focus-on-heading';
import { WizardPageForm } from '../../wizards/wizard-form';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await requireApplicant(request, context);
  return readApplicationStep(context, viewer, params['step'] ?? '');
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId, person } = await requireApplicant(request, context);
  const form = await readForm(request);
  await refuseSubmitted(context, userId);
  const sample = params['step'] === 'voice' ? await actOnSample(context, userId, form) : null;
  return sample ?? actOnStep(creatorApplication, context, person, form);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ApplicationStepPage() {
  const { view } = useLoaderData<typeof loader>();
  return <StepPage key={view.step} />;
}

function StepPage() {
  const step = useLoaderData<typeof loader>();
  const { view, isKept, limits } = step;
  const heading = useFocusOnHeading();
  const response = useActionData<SampleResponse>();
  return (
    <ApplicationPage
      view={view}
      isKept={isKept}
      supportEmail={limits.supportEmail}
      help={<StepHelp step={view.step} />}
    >
      <h1 ref={heading} tabIndex={-1} className="type-h1 pt-6 outline-none">
        {view.title}
      </h1>
      {view.text !== null && <p className="text-fg-2 mt-2">{view.text}</p>}
      {view.step === 'voice' && <VoiceFileForms action={view.href} />}
      <WizardPageForm view={view} className="mt-6 space-y-6" foot={<ApplicationFoot view={view} />}>
        {(fields) => <ApplicationFields step={step} fields={fields} response={response} />}
      </WizardPageForm>
    </ApplicationPage>
  );
}
