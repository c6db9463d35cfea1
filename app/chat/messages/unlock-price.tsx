import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';

interface UnlockPriceProps {
  tokens: number;
  className?: string;
}

/** Shows the price of unlocking. */
export function UnlockPrice({ tokens, className }: UnlockPriceProps) {
  const { t } = useTranslation('messages');
  return (
    <p
      className={clsx(
        'bg-badge flex h-11 w-fit items-center gap-2.5 rounded-full border border-white/14 px-5 font-[620] text-white tabular-nums',
        className,
      )}
    >
      {t('unlock')}
      <TokenGlyph className="size-4.5" />
      {tokens}
    </p>
  );
}
