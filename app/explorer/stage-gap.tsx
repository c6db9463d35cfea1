import { useTranslation } from 'react-i18next';
import { buttonClass } from '../kit/ui/buttons/button-class';

interface StageGapProps {
  position: number;
  isLost: boolean;
  onRetry(): void;
}

/** Takes the place of a post that was removed and is being loaded again. */
export function StageGap({ position, isLost, onRetry }: StageGapProps) {
  const { t } = useTranslation('posts');
  return (
    <article aria-posinset={position} aria-setsize={-1} aria-busy={!isLost} className="h-full">
      {isLost ? (
        <div className="flex h-full flex-col items-center justify-center gap-4 p-6 text-center">
          <p>{t('explorer.lost')}</p>
          <button type="button" className={buttonClass({ kind: 'outline' })} onClick={onRetry}>
            {t('explorer.retry')}
          </button>
        </div>
      ) : (
        <div className="skeleton h-full" />
      )}
    </article>
  );
}
