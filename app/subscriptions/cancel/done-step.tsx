import { useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/forms/form';
import { CloseLink } from '../../kit/modals/close-link';
import { LocalTime } from '../../kit/site/local-time';
import { wholeDate } from '../plan-summary';
import type { Leaving } from '../server/read-cancel-modal.server';
import { subscriptionPath } from '../../checkout/change/subscription-path';
import { Stay, StepBody, StepFoot } from './step-form';

/** The last step, after the cancellation. It offers to undo it for as long as the subscription runs. */
export function DoneStep({ leaving: { endsAt, status } }: { leaving: Leaving }) {
  const { t } = useTranslation('premium');
  const isOpen = status === 'Canceled';
  return (
    <>
      <StepBody
        title={t('further.done')}
        text={
          isOpen ? (
            <>
              {t('further.done-text')} <LocalTime at={endsAt} format={wholeDate} />.
            </>
          ) : (
            t('further.ended')
          )
        }
      />
      <StepFoot>
        <ActForm action={subscriptionPath} className="grid auto-cols-fr grid-flow-col gap-2.5">
          <CloseLink kind="light" size="large" className="px-2!">
            {t('further.close')}
          </CloseLink>
          {isOpen && <Stay intent="keep" />}
        </ActForm>
      </StepFoot>
    </>
  );
}
