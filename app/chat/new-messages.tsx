import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/buttons/button-class';
import { Icon } from '../ui/icons/icon';

interface NewMessagesProps {
  /** How many were said below what is being read. */
  count: number;
  onGo(): void;
}

/** Tells whoever reads further up that something was said, and leads there. */
export function NewMessages({ count, onGo }: NewMessagesProps) {
  const { t } = useTranslation('chat');
  return (
    <div role="status" className="relative z-10 h-0">
      {count > 0 && (
        <div className="absolute inset-x-0 bottom-2 flex justify-center">
          <button
            type="button"
            onClick={onGo}
            className={buttonClass({ kind: 'light', size: 'small' })}
          >
            <Icon name="chevron-down" size={16} />
            {t('new-messages', { count })}
          </button>
        </div>
      )}
    </div>
  );
}
