import { useTranslation } from 'react-i18next';
import type { SendAllowance } from '~/domain/chat/get-send-allowance';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { useSite } from '../shell/use-site';
import { TokenGlyph } from '../ui/token-glyph';

interface AllowanceLineProps {
  allowance: SendAllowance;
}

/** On what terms the next message goes out, before it is written. */
export function AllowanceLine({ allowance }: AllowanceLineProps) {
  const { t } = useTranslation('chat');
  const { locale, tokenValue } = useSite();
  if (allowance.kind === 'sign-up') return null;
  return (
    <p className="type-caption text-fg-3 mt-2 flex items-center justify-center gap-1.5 tabular-nums">
      {allowance.kind === 'premium' && t('allowance.premium')}
      {allowance.kind === 'trial' && t('allowance.trial', { count: allowance.left })}
      {allowance.kind === 'priced' && (
        <>
          <TokenGlyph className="size-3.5" />
          {t('allowance.priced', {
            count: allowance.price,
            money: formatMoney(worthOfTokens(allowance.price, tokenValue), locale),
          })}
        </>
      )}
    </p>
  );
}
