import { useLocation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { requestedAccountType, isCreator } from './account-type';

/** Shows the gift for a new account or, for a creator, the purpose of the account. */
export function WelcomeLine() {
  const { t } = useTranslation('accounts');
  const { welcomeTokens } = useSite();
  const { search } = useLocation();
  if (isCreator(requestedAccountType(search))) return <>{t('start-earning')}</>;
  if (welcomeTokens === 0) return <>{t('instant-access')}</>;
  return (
    <Trans
      t={t}
      i18nKey="free-tokens"
      count={welcomeTokens}
      components={{ token: <TokenGlyph className="mx-0.5 size-4.5 align-[-4px]" /> }}
    />
  );
}
