import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionPath } from '../checkout/change/subscription-path';
import { ActForm } from '../kit/forms/form';
import { Notice } from '../kit/ui/feedback/notice';

interface PayDueProps {
  className?: string;
  children: ReactNode;
}

/** Says that a payment for Premium is due, with the button that leads to it. */
export function PayDue({ className, children }: PayDueProps) {
  const { t } = useTranslation('premium');
  return (
    <ActForm action={subscriptionPath} className={className}>
      <Notice
        kind="danger"
        action={
          <button
            type="submit"
            name="intent"
            value="pay-due"
            className="rounded-small min-h-11 whitespace-nowrap underline underline-offset-2"
          >
            {t('due.pay')}
          </button>
        }
      >
        {children}
      </Notice>
    </ActForm>
  );
}
