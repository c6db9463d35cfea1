import { useLocation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { requestedAccountType, isCreator } from './account-type';

/** What a new account is given, or, of a creator's, is for. */
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
