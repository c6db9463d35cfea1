import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/forms/form';
import { ModalLink } from '../../kit/modals/modal-link';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { useSite } from '../../kit/site/use-site';

interface AccountCardProps {
  /** The link to the notifications; empty where a bar above contains it. */
  bell: ReactNode;
  /** The member's level; null for one who does not play. */
  level: number | null;
}

/** Shows the foot of the side navigation: the account and log-out, or the sign-in links for a visitor. */
export function AccountCard({ bell, level }: AccountCardProps) {
  const { t } = useTranslation('shell');
  const { viewer } = useSite();
  if (viewer.kind !== 'member') return <Invitation isSignedUp={viewer.kind === 'unverified'} />;
  return (
    <div className="flex flex-wrap items-center max-lg:flex-col max-lg:gap-3">
      {viewer.isCreator && <StudioLink />}
      <Link
        to="/settings"
        className="rounded-input flex min-w-0 flex-1 items-center gap-3"
        title={viewer.name}
      >
        <span
          aria-hidden="true"
          className="bg-mine font-display text-on-mine flex size-9 shrink-0 items-center justify-center rounded-full text-[1.0625rem]"
        >
          {viewer.name.charAt(0)}
        </span>
        <span className="min-w-0 max-lg:sr-only">
          <span className="block truncate text-[0.875rem]/5 font-[540]">{viewer.name}</span>
          <span className="text-fg-3 block truncate text-[0.78125rem]/4.5">
            {level === null ? t('account') : t('level', { level })}
          </span>
        </span>
      </Link>
      {bell}
      <ActForm action="/sign_out">
        <IconButton
          type="submit"
          icon="log-out"
          label={t('log-out')}
          className="-me-2 max-lg:m-0"
        />
      </ActForm>
    </div>
  );
}

/** Leads a creator to their studio. */
function StudioLink() {
  const { t } = useTranslation('studio');
  const label = t('name');
  return (
    <Link
      to="/verified-model/dashboard"
      title={label}
      className="rounded-input border-line-2 bg-veil hover:bg-veil-2 mb-3 flex min-h-11 w-full items-center justify-center gap-2.5 border px-3 py-1.5 text-[0.84375rem]/4.5 font-[560] transition max-lg:m-0 max-lg:w-11"
    >
      <Icon name="badge-check" size={18} />
      <span className="max-lg:sr-only">{label}</span>
    </Link>
  );
}

/** Invites a visitor to sign up, or a person who has signed up to verify their address. */
function Invitation({ isSignedUp }: { isSignedUp: boolean }) {
  const { t } = useTranslation('shell');
  const { welcomeTokens } = useSite();
  return (
    <div
      data-offer
      className="rounded-card border-line-2 bg-invite shadow-card border p-4 max-lg:hidden"
    >
      <p className="type-h3">{t('join.title')}</p>
      <p className="type-caption text-fg-2 mt-1.5">
        {welcomeTokens > 0 ? (
          <Trans
            t={t}
            i18nKey="join.tokens"
            count={welcomeTokens}
            components={{ token: <TokenGlyph className="size-3.5 align-[-2px]" /> }}
          />
        ) : (
          t('join.plain')
        )}
      </p>
      <ModalLink
        modal={isSignedUp ? 'otpModal' : 'signUpModal'}
        className={buttonClass({ kind: 'soft', size: 'small' }, 'mt-3 w-full')}
      >
        {t(isSignedUp ? 'join.verify' : 'sign-up')}
      </ModalLink>
    </div>
  );
}
