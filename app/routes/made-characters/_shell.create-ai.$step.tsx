import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMyAiKey } from '../../accounts/intents';
import { browserStore } from '../../kit/browser/browser-store';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ChosenRows, ChosenSoFar } from '../../made-characters/chosen-so-far';
import { CreateFoot } from '../../made-characters/create-foot';
import { CreateHeader } from '../../made-characters/create-header';
import { MakingCost } from '../../made-characters/making-cost';
import { createHref } from '../../made-characters/making-hrefs';
import { actOnCreate } from '../../made-characters/server/act-on-create.server';
import {
  readCreateStep,
  requireCreator,
  type CreateStep,
} from '../../made-characters/server/read-create-step.server';
import { Sketch, SketchBadge } from '../../made-characters/sketch';
import { sketchedFields, type SketchedLooks } from '../../made-characters/sketch-href';
import { CreateFields } from '../../made-characters/step-fields';
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

/** The steps at which the sketch stands above the question on a phone. */
const sketchedSteps: readonly string[] = ['age', 'hair-color', 'summary'];

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
  useIntent(isVisitor);
  const heading = useFocusOnHeading();
  const [looks, setLooks] = useState<SketchedLooks>(kept);
  const text = chosen.map((one) => one.text).join(', ');
  return (
    <div className="mx-auto max-w-[1140px] px-4 pb-32 md:px-6 md:pb-12">
      <CreateHeader view={view} isKept={isKept} />
      <div className="md:mt-5 md:grid md:grid-cols-[276px_minmax(0,1fr)] md:gap-8 lg:grid-cols-[minmax(0,416px)_minmax(0,660px)] lg:gap-10">
        <div className="max-md:hidden">
          <div className="rounded-modal relative overflow-hidden">
            <Sketch looks={looks} text={text} className="aspect-416/540 w-full" />
            <SketchBadge />
          </div>
          {!view.isLast && <ChosenSoFar chosen={chosen} />}
        </div>
        <div
          className="min-w-0"
          onChange={({ target }) => setLooks((now) => withTyped(now, target))}
        >
          {sketchedSteps.includes(view.step) && (
            <div className="relative -mx-4 -mb-16 md:hidden">
              <Sketch looks={looks} text={text} className="aspect-390/380 w-full object-top" />
              <span className="to-ink absolute inset-x-0 bottom-0 h-2/3 bg-gradient-to-b from-transparent" />
            </div>
          )}
          <h1 ref={heading} tabIndex={-1} className="type-h1 relative pt-6 outline-none md:pt-0">
            {view.title}
          </h1>
          {view.text !== null && <p className="text-fg-2 relative mt-2">{view.text}</p>}
          <WizardForm
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
                <Summary chosen={chosen} cost={cost} />
              )
            }
          </WizardForm>
        </div>
      </div>
    </div>
  );
}

/** Returns the looks with the value of an input that has just changed. */
function withTyped(looks: SketchedLooks, target: EventTarget): SketchedLooks {
  if (!(target instanceof HTMLInputElement)) return looks;
  const field = sketchedFields.find((one) => one === target.name);
  return field ? { ...looks, [field]: target.value } : looks;
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

/** Remembers on the device that a visitor is creating a character, and forgets it for a member. */
function useIntent(isVisitor: boolean): void {
  useEffect(() => {
    const intent = browserStore('localStorage', createMyAiKey);
    if (isVisitor) intent.write('true');
    else intent.write(null);
  }, [isVisitor]);
}

/** Moves the focus to the heading when a step is shown after another, but not on the first page. */
function useFocusOnHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLaterStep) heading.current?.focus();
    isLaterStep = true;
  }, []);
  return heading;
}

/** True in a browser once a step was shown. */
let isLaterStep = false;
