import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../kit/site/local-time';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { ForgetButton } from './forget-button';
import { ForgottenRow } from './forgotten-row';
import type { MemoryData } from './memory-data';
import { MessageText } from '../chat/messages/message-text';
import { messageHref } from '../chat/thread/thread-place';
import { memoryHref } from './memory-place';
import type { EntryForFan } from './presenters/memory-for-fan';

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** The diary entries in which the character summarised earlier conversations. */
export function DiaryList({ data }: { data: MemoryData }) {
  const { t } = useTranslation('memory');
  const { name } = data.character;
  const { diary } = data.memory;
  return (
    <>
      <p className="type-small text-fg-3 flex gap-2.5">
        <Icon name="sparkles" size={18} className="mt-px shrink-0" />
        {t('diary.by-ai', { name })}
      </p>
      {diary.length === 0 && <p className="type-small text-fg-2">{t('diary.none', { name })}</p>}
      <ul className="divide-line divide-y">
        {diary.map((entry) => (
          <li key={entry._id}>
            <Entry entry={entry} data={data} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry, data }: { entry: EntryForFan; data: MemoryData }) {
  const { t } = useTranslation('memory');
  const { slug } = data.character;
  const { _id, text, toldAt, seq, messageCount: count, isForgotten } = entry;
  if (isForgotten) {
    return <ForgottenRow slug={slug} tab="diary" kind="entry" id={_id} text={text} />;
  }
  const isOpen = data.editing === _id;
  return (
    <article className="py-4">
      <div className="flex items-center gap-2">
        <h3 className="type-h3 min-w-0 flex-1 lining-nums">
          <LocalTime at={toldAt} format={day} />
        </h3>
        {!isOpen && (
          <Link
            to={memoryHref({ slug, tab: 'diary', edit: _id })}
            replace
            preventScrollReset
            aria-label={t('diary.change')}
            className={iconButtonClass()}
          >
            <Icon name="ellipsis" size={20} />
          </Link>
        )}
      </div>
      <p className="text-fg-2 text-[0.9375rem]/5.5 wrap-anywhere">
        <MessageText>{text}</MessageText>
      </p>
      <p className="type-caption text-fg-3 mt-2 flex items-center gap-1.5">
        <Icon name="message-circle" size={14} className="shrink-0" />
        {seq === null ? (
          t('diary.messages', { count })
        ) : (
          <Link
            to={messageHref(slug, seq)}
            className="hover:text-fg py-1 underline underline-offset-2"
          >
            {t('diary.messages', { count })}
          </Link>
        )}
      </p>
      {isOpen && (
        <div className="mt-3 flex items-center justify-between gap-2">
          <Link
            to={memoryHref({ slug, tab: 'diary' })}
            replace
            preventScrollReset
            className={buttonClass({ kind: 'ghost' })}
          >
            {t('cancel')}
          </Link>
          <ForgetButton slug={slug} tab="diary" kind="entry" id={_id} />
        </div>
      )}
    </article>
  );
}
