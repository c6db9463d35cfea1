import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/feedback/notice';

interface ModalFailureProps {
  onRetry(): void;
  className?: string;
}

/** Shown when the contents of a modal could not be loaded. */
export function ModalFailure({ onRetry, className }: ModalFailureProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={clsx('pb-8', className)}>
      <Notice
        kind="danger"
        action={
          <button
            type="button"
            onClick={onRetry}
            className="rounded-small underline underline-offset-2"
          >
            {t('more.retry')}
          </button>
        }
      >
        {t('more.failed')}
      </Notice>
    </div>
  );
}
