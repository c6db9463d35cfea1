import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';

interface NewMessagesProps {
  /** The number of messages that arrived below the visible ones. */
  count: number;
  /** True if the person is not near the end. */
  isScrolledUp: boolean;
  onGo(): void;
}

/** Shows a person further up that messages arrived, with a button to the end. */
export function NewMessages({ count, isScrolledUp, onGo }: NewMessagesProps) {
  const { t } = useTranslation('chat');
  return (
    <div className="relative z-10 h-0">
      <div role="status" className="absolute inset-x-0 bottom-2 flex justify-center empty:hidden">
        {count > 0 && (
          <button
            type="button"
            onClick={onGo}
            className={buttonClass({ kind: 'light', size: 'small' })}
          >
            <Icon name="chevron-down" size={16} />
            {t('new-messages', { count })}
          </button>
        )}
      </div>
      {count === 0 && isScrolledUp && (
        <IconButton
          icon="chevron-down"
          label={t('latest')}
          kind="soft"
          onClick={onGo}
          className="absolute end-4 bottom-3 noscript:hidden"
        />
      )}
    </div>
  );
}
