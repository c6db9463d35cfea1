import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalFoot } from '../../kit/modals/modal-foot';
import { ModalLink } from '../../kit/modals/modal-link';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { useModalMeta } from '../../kit/modals/use-modal-meta';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { DoneStep } from '../cancel/done-step';
import { FirstStep } from '../cancel/first-step';
import { leavingSteps, type LeavingStep } from '../cancel/leaving-steps';
import { OptionalStep } from '../cancel/optional-step';
import type { readCancelModal } from '../server/read-cancel-modal.server';
import { subscriptionPath } from '../../checkout/change/subscription-path';

const metaSchema = z.object({ step: z.enum(['2', '3', '4', '5', '6']) });

/**
 * Cancels Premium with one press at the first step. Four more steps are for people who want to give a
 * reason or find a smaller plan, and a last one follows the cancellation.
 */
export default function CancelPremium() {
  const { data, hasFailed, retry } = useModalData<typeof readCancelModal>();
  const stepNumber = Number(useModalMeta(metaSchema)?.step ?? 1);
  const step = (data && !data.view ? 'done' : leavingSteps[stepNumber - 1]) ?? 'first';
  useCloseNoted(step);
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-10" />;
  if (data === undefined)
    return <div className="skeleton rounded-card m-8 h-80" aria-busy="true" />;
  if (!data) return <NothingToLeave />;
  const { view } = data;
  if (!view) return <DoneStep leaving={data} />;
  const Step = view.step === 'first' ? FirstStep : OptionalStep;
  return <Step key={view.step} leaving={data} view={view} />;
}

/** Shown to a person who never had Premium. */
function NothingToLeave() {
  const { t } = useTranslation('premium');
  return (
    <>
      <div className="px-5 pt-8 pb-5 md:px-8">
        <ModalTitle className="type-h2 me-12">{t('none.title')}</ModalTitle>
        <p className="text-fg-2 mt-2">{t('none.text')}</p>
      </div>
      <ModalFoot className="md:px-8 md:pb-7">
        <ModalLink modal="becomePremium" className={buttonClass({ size: 'large' }, 'w-full')}>
          {t('see-plans')}
        </ModalLink>
      </ModalFoot>
    </>
  );
}

/** Records at which step the person closed it without a choice. A choice is sent by its own form. */
function useCloseNoted(step: LeavingStep) {
  const latest = useLatest(step);
  useEffect(
    () => () => {
      const form = new FormData();
      form.set('intent', 'close');
      form.set('step', latest.current);
      navigator.sendBeacon(subscriptionPath, form);
    },
    [latest],
  );
}
