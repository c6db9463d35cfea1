import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { useSite } from '../../kit/site/use-site';
import { useTimeZone } from '../../kit/site/time-zone';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import type { ThreadData } from './thread-data';

interface SetAsideNoteProps {
  data: ThreadData;
  setAside: NonNullable<ThreadData['setAside']>;
}

/** Replaces the input in a chat that was set aside. */
export function SetAsideNote({ data, setAside }: SetAsideNoteProps) {
  const { t } = useTranslation('chat');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const { character, isWithdrawn } = data;
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const title = t('set-aside.title', { date: day.format(new Date(setAside.startedAt)) });
  return (
    <section aria-label={title} className="border-line shrink-0 border-t px-4 py-4 md:px-5">
      <div className="mx-auto flex max-w-220 flex-wrap items-center justify-between gap-3">
        <div className="min-w-50 flex-1">
          <p className="font-[560]">{title}</p>
          <p className="type-small text-fg-2 mt-0.5">
            {t('set-aside.text', { name: character.firstName })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Link
            to={`/chats/${character.slug}#latest`}
            className={buttonClass({ kind: 'outline', size: 'small' }, 'h-11')}
          >
            {t('set-aside.to-current')}
          </Link>
          {!isWithdrawn && <GoOnHere slug={character.slug} chatId={setAside.chatId} />}
        </div>
      </div>
    </section>
  );
}

/** Continues a chat that was set aside. */
export function GoOnHere({ slug, chatId }: { slug: string; chatId: string }) {
  const { t } = useTranslation('chat');
  return (
    <ActForm action={`/chats/${slug}`}>
      <input type="hidden" name="manage" value="resume" />
      <input type="hidden" name="chatId" value={chatId} />
      <SubmitButton kind="light" size="small" className="h-11" busyLabel={t('set-aside.resuming')}>
        {t('set-aside.resume')}
      </SubmitButton>
    </ActForm>
  );
}
