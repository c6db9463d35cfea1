import { Trans, useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import type { TokenRefusal } from '~/domain/credentials/account-token';
import { useSite } from '../../kit/site/use-site';
import { ButtonLink } from '../../kit/ui/buttons/button';

/** The state of a link that verifies an address. */
export type EmailLinkState =
  | { kind: 'confirm'; maskedEmail: string; token: string }
  | { kind: 'done' }
  | { kind: 'dead'; reason: TokenRefusal };

/** Shows the page behind a verification link. */
export function EmailLink({ link }: { link: EmailLinkState }) {
  const { t } = useTranslation('credentials');
  if (link.kind === 'confirm') return <ConfirmAddress {...link} />;
  return (
    <>
      <h1 className="type-title">
        {link.kind === 'done' ? t('link.done-title') : t('link.dead-title')}
      </h1>
      <p className="text-fg-2 mt-2 mb-6">
        {link.kind === 'done' ? t('link.done-text') : t(`link.dead.${link.reason}`)}
      </p>
      <ButtonLink to="/sign_in" size="large" className="w-full">
        {t('link.log-in')}
      </ButtonLink>
    </>
  );
}

function ConfirmAddress({ maskedEmail, token }: { maskedEmail: string; token: string }) {
  const { t } = useTranslation('credentials');
  const { product } = useSite();
  return (
    <ActForm action="/verify_email">
      <h1 className="type-title">{t('link.confirm-title')}</h1>
      <p className="text-fg-2 mt-2 mb-6">
        <Trans
          t={t}
          i18nKey="link.confirm-text"
          values={{ product: product.name, email: maskedEmail }}
          components={{ address: <strong className="text-fg font-[560]" /> }}
        />
      </p>
      <input type="hidden" name="token" value={token} />
      <SubmitButton size="large" className="w-full" busyLabel={t('link.confirming')}>
        {t('link.confirm')}
      </SubmitButton>
      <ButtonLink to="/" kind="ghost" className="mt-3 w-full">
        {t('link.not-me')}
      </ButtonLink>
    </ActForm>
  );
}
