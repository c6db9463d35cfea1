import { useTranslation } from 'react-i18next';
import { UnblockForm } from '../../characters/unblock-form';
import { HelpNow } from '../../duties/help-now';
import type { ThreadData } from './thread-data';

/** Replaces the input in a chat with a blocked character. */
export function BlockedNote({ data: { character, referral } }: { data: ThreadData }) {
  const { t } = useTranslation('follow');
  const title = t('block.is-on', { name: character.firstName });
  return (
    <section aria-label={title} className="border-line shrink-0 border-t px-4 py-4 md:px-5">
      <div className="mx-auto max-w-220 space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-50 flex-1">
            <p className="font-[560]">{title}</p>
            <p className="type-small text-fg-2 mt-0.5">{t('block.in-chat')}</p>
          </div>
          <UnblockForm character={character} />
        </div>
        <HelpNow referral={referral} />
      </div>
    </section>
  );
}
