import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createMyAiKey } from '../../accounts/intents';
import { browserStore } from '../../kit/browser/browser-store';
import { SubmitButton } from '../../kit/forms/form';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ChosenRows, ChosenSoFar } from '../../made-characters/chosen-so-far';
import { CreateHeader } from '../../made-characters/create-header';
import { MakingCost } from '../../made-characters/making-cost';
import { actOnCreate } from '../../made-characters/server/act-on-create.server';
import {
  readCreateStep,
  requireCreator,
  type CreateStep,
} from '../../made-characters/server/read-create-step.server';
import { CreateFields } from '../../made-characters/step-fields';
import { createHref } from '../../made-characters/making-hrefs';
import { WizardForm } from '../../wizards/wizard-form';

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

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CreateStepPage() {
  const { view, chosen, ages, cost, isVisitor } = useLoaderData<typeof loader>();
  useIntent(isVisitor);
  const heading = useFocusOn(view.step);
  return (
    <div className="mx-auto max-w-[1040px] px-4 pb-28 md:px-6">
      <CreateHeader progress={view.progress} />
      <h1 ref={heading} tabIndex={-1} className="type-h1 pt-6 outline-none">
        {view.title}
      </h1>
      {view.text !== null && <p className="text-fg-2 mt-2">{view.text}</p>}
      {!view.isLast && <ChosenSoFar chosen={chosen} />}
      <WizardForm
        key={view.step}
        view={view}
        className="mt-6 space-y-6"
        foot={<Foot isLast={view.isLast} cost={cost} chosen={chosen} />}
      >
        {(fields) =>
          cost === null ? (
            <CreateFields view={view} fields={fields} ages={ages} />
          ) : (
            <Summary chosen={chosen} cost={cost} />
          )
        }
      </WizardForm>
    </div>
  );
}

type Shown = Pick<CreateStep, 'chosen'> & { cost: NonNullable<CreateStep['cost']> };

/** Everything that is chosen, its price, and who will see the character. */
function Summary({ chosen, cost }: Shown) {
  const { t } = useTranslation('create');
  return (
    <>
      <ChosenRows chosen={chosen} />
      <MakingCost cost={cost} />
      {cost.kind === 'paid' && <input type="hidden" name="confirmedTokens" value={cost.tokens} />}
      <p className="text-fg-2">{t('only-you')}</p>
    </>
  );
}

interface FootProps extends Pick<CreateStep, 'cost' | 'chosen'> {
  isLast: boolean;
}

/** The buttons of a step, fixed at its foot on a phone. */
function Foot({ isLast, cost, chosen }: FootProps) {
  const { t } = useTranslation('create');
  const name = chosen.find(({ step }) => step === 'name')?.text.split(' ')[0] ?? '';
  return (
    <div className="bg-surface/90 fixed inset-x-0 bottom-0 z-40 flex gap-3 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-md md:static md:mt-8 md:bg-transparent md:px-0 md:backdrop-blur-none">
      {!isLast && (
        <SubmitButton
          intent="surprise"
          formNoValidate
          kind="ghost"
          size="large"
          icon="sparkles"
          aria-label={t('surprise')}
        >
          <span className="max-md:sr-only">{t('surprise')}</span>
        </SubmitButton>
      )}
      <SubmitButton
        intent={isLast ? 'submit' : 'save'}
        size="large"
        className="flex-1"
        {...(isLast && { busyLabel: t('making') })}
      >
        {cost === null
          ? t('continue')
          : cost.kind === 'paid'
            ? t('make-for', { name, count: cost.tokens })
            : t(`make-${cost.kind}`, { name })}
      </SubmitButton>
    </div>
  );
}

/** Remembers on the device that a visitor is creating a character, and forgets it for a member. */
function useIntent(isVisitor: boolean): void {
  useEffect(() => {
    const intent = browserStore('localStorage', createMyAiKey);
    if (isVisitor) intent.write('true');
    else intent.write(null);
  }, [isVisitor]);
}

/** Moves the focus to the heading whenever another step is shown, but not on the first page. */
function useFocusOn(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
