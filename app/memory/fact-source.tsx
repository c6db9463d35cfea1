import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../kit/site/local-time';
import { Icon } from '../kit/ui/icons/icon';
import type { MemoryData } from './memory-data';
import { MessageText } from '../chat/messages/message-text';
import { messageHref } from '../chat/thread/thread-place';
import type { FactForFan } from './presenters/memory-for-fan';

const day = { day: 'numeric', month: 'short' } as const;
const line = 'type-caption text-fg-3 mt-0.5 flex items-center gap-1.5';

/**
 * Shows the source of a fact: the message that it was taken from, as a link, or that the person added it.
 */
export function FactSource({ fact, data }: { fact: FactForFan; data: MemoryData }) {
  const { t } = useTranslation('memory');
  const { quote, seq, origin, isEdited, toldAt } = fact;
  const date = <LocalTime at={toldAt} format={day} />;
  if (origin === 'added' || isEdited || quote === null) {
    return (
      <p className={line}>
        <Icon name="pen-line" size={14} className="shrink-0" />
        <span>
          {t(origin === 'added' ? 'source.added' : 'source.mended')}, {date}
        </span>
      </p>
    );
  }
  const words = (
    <>
      <MessageText>{t('source.quote', { quote })}</MessageText>, {date}
    </>
  );
  return (
    <p className={line}>
      <Icon name="message-circle" size={14} className="shrink-0" />
      {seq === null ? (
        <span className="truncate">{words}</span>
      ) : (
        <Link
          to={messageHref(data.character.slug, seq)}
          className="hover:text-fg truncate py-1 underline underline-offset-2"
        >
          {words}
        </Link>
      )}
    </p>
  );
}
