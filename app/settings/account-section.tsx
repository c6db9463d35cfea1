import { Link } from '@remix-run/react';
import type { AccountType } from '~/domain/viewers/schema';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { ModalLink } from '../kit/modals/modal-link';
import { shortDate } from '../kit/i18n/short-time';
import { useTimeZone } from '../kit/site/time-zone';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';
import { Badge } from '../kit/ui/marks/badge';
import { buttonClass } from '../kit/ui/buttons/button-class';

interface AccountSectionProps {
  account: {
    email: string;
    nickName: string | null;
    memberSince: string | null;
    premiumUntil: string | null;
    /** The end of a pause of Premium; null without one. */
    pausedUntil: string | null;
    accountType: AccountType;
  };
}

export function AccountSection({ account }: AccountSectionProps) {
  const { t } = useTranslation(['settings', 'gallery', 'shell']);
  return (
    <section
      aria-labelledby="account"
      className="rounded-card border-line-2 bg-card shadow-card border p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="account" className="type-h3">
          {t('account.title')}
        </h2>
        {account.premiumUntil && (
          <Badge kind="premium" icon="gem">
            {t('account.premium')}
          </Badge>
        )}
      </div>
      <Facts account={account} />
      {account.nickName === null && (
        <ModalLink
          modal="personalizeModal"
          className={buttonClass({ kind: 'soft', size: 'small' }, 'mt-4 w-full')}
        >
          {t('account.choose-name')}
        </ModalLink>
      )}
      {account.accountType === 'CreatorUser' && (
        <AccountLink
          to="/verified-model/dashboard"
          icon="layout-dashboard"
          label={t('account.studio')}
        />
      )}
      {account.accountType === 'MasterCreatorUser' && (
        <AccountLink to="/master" icon="users-round" label={t('account.models')} />
      )}
      <AccountLink to="/settings/subscription" icon="gem" label={t('account.subscription')} />
      <AccountLink to="/quests" icon="trophy" label={t('shell:nav.quests')} />
      <AccountLink to="/gallery" icon="images" label={t('gallery:all')} />
      <ActForm action="/sign_out" className="mt-5">
        <SubmitButton kind="outline" icon="log-out" className="w-full">
          {t('account.log-out')}
        </SubmitButton>
      </ActForm>
    </section>
  );
}

/** Shows the data of the account. */
function Facts({ account }: AccountSectionProps) {
  const { t } = useTranslation('settings');
  const timeZone = useTimeZone();
  const rows = [
    { label: t('account.email'), value: account.email },
    { label: t('account.name'), value: account.nickName },
    {
      label: t('account.since'),
      value: account.memberSince && shortDate(account.memberSince, timeZone),
    },
    {
      label: t('account.premium-until'),
      value: account.premiumUntil && shortDate(account.premiumUntil, timeZone),
    },
    {
      label: t('account.paused-until'),
      value: account.pausedUntil && shortDate(account.pausedUntil, timeZone),
    },
  ].filter(({ value }) => value !== null);
  return (
    <dl className="mt-4 space-y-3.5">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="type-caption text-fg-3">{label}</dt>
          <dd className="font-[540] break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A link to a page of the account that is not part of the settings. */
function AccountLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link to={to} className={buttonClass({ kind: 'soft', size: 'small' }, 'mt-4 w-full')}>
      <Icon name={icon} size={18} />
      {label}
    </Link>
  );
}
