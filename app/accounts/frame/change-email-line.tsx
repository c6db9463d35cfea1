import { Link, useLocation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { changeEmailParameter } from '../../kit/modals/modal-keys';
import { useCountdown } from '../../kit/ui/behaviour/use-countdown';
import type { Verification } from '../code/verification';
import { EmailLocked } from './email-locked';

const linkClass = 'rounded-small font-[520] text-fg underline underline-offset-2';

/** Links from the code form to the correction of the address, while it can still be corrected. */
export function ChangeEmailLine({ verification }: { verification: Verification }) {
  const { t } = useTranslation('credentials');
  const locked = useCountdown(verification.emailLockedSeconds, verification.measuredAt);
  const { pathname, search } = useLocation();
  const changing = new URLSearchParams(search);
  changing.set(changeEmailParameter, '');
  if (locked > 0) return <EmailLocked />;
  return (
    <p className="type-small text-fg-2 mt-3 text-center">
      <Trans
        t={t}
        i18nKey="otp.to-change"
        components={{
          go: (
            <Link
              to={{ pathname, search: `?${changing}` }}
              replace
              preventScrollReset
              className={linkClass}
            />
          ),
        }}
      />
    </p>
  );
}
