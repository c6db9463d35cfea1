import { useTranslation } from 'react-i18next';
import type { ThreadData } from './thread-data';
import { HelpNow } from '../../duties/help-now';

interface WithdrawnNoteProps {
  data: ThreadData;
}

/** Replaces the composer once the character accepts no messages any more. */
export function WithdrawnNote({ data: { character, referral } }: WithdrawnNoteProps) {
  const { t } = useTranslation('chat');
  const title = t('withdrawn.title', { name: character.firstName });
  return (
    <section aria-label={title} className="border-line shrink-0 border-t px-4 py-4 md:px-5">
      <div className="mx-auto max-w-220 space-y-3">
        <div>
          <p className="font-[560]">{title}</p>
          <p className="type-small text-fg-2 mt-0.5">{t('withdrawn.text')}</p>
        </div>
        <HelpNow referral={referral} />
      </div>
    </section>
  );
}
