import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../kit/ui/feedback/notice';
import { useSite } from '../kit/site/use-site';

const links = [
  { to: '/settings/standing', label: 'see' },
  { to: '/terms-of-service#conduct', label: 'rules' },
] as const;

/** Reminds a warned member on every page until the warning is lifted. */
export function AccountStatusNotice() {
  const { t } = useTranslation('standing');
  const { viewer } = useSite();
  if (viewer.kind !== 'member' || !viewer.isWarned) return null;
  return (
    <div className="px-4 py-2 md:px-6 lg:px-8 print:hidden">
      <Notice kind="danger">
        {t('warned')}{' '}
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className="rounded-small me-3 whitespace-nowrap underline">
            {t(label)}
          </Link>
        ))}
      </Notice>
    </div>
  );
}
