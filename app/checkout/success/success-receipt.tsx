import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { Trans, useTranslation } from 'react-i18next';
import type { SuccessView } from './success-view';

const link = 'rounded-small text-fg underline underline-offset-2';

/** Says where to find the receipt and where to cancel. */
export function SuccessReceipt({ success: { what, cost } }: { success: SuccessView }) {
  const { t } = useTranslation('checkout');
  return (
    <p className={clsx('type-small text-fg-2 mt-4 mb-5', what.kind === 'tokens' && 'text-center')}>
      <Trans
        t={t}
        i18nKey={sentenceOf(what.kind, cost)}
        components={{
          statement: <Link to="/settings/statement" className={link} />,
          memberships: <Link to="/settings/memberships" className={link} />,
          premium: <Link to="/settings/subscription" className={link} />,
        }}
      />
    </p>
  );
}

function sentenceOf(kind: SuccessView['what']['kind'], cost: SuccessView['cost']) {
  switch (kind) {
    case 'subscriptions':
      return 'success.leaving';
    case 'next-plan':
      return 'success.taken-back';
    case 'fanclub':
      // There is no mailed receipt for tokens or for a free membership.
      return cost && 'money' in cost ? 'success.club-receipt' : 'success.club-leaving';
    case 'tokens':
    case 'post_asset':
      return 'success.receipt';
  }
}
