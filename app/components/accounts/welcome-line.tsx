import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '../shell/use-site';
import { TokenGlyph } from '../ui/token-glyph';

/** What a new account is given. */
export function WelcomeLine() {
  const { t } = useTranslation('accounts');
  const { welcomeTokens } = useSite();
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
