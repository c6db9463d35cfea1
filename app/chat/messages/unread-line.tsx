import { useTranslation } from 'react-i18next';

/** Separates the read messages from the unread ones. */
export function UnreadLine({ count }: { count: number }) {
  const { t } = useTranslation('chat');
  return (
    <li className="text-rose before:bg-rose/35 after:bg-rose/35 flex items-center gap-3.5 py-2 text-[0.8125rem]/4.5 font-[560] before:h-px before:flex-1 after:h-px after:flex-1">
      {t('unread', { count })}
    </li>
  );
}
