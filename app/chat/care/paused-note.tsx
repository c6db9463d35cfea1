import { Link, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '../../kit/site/local-time';
import { useSite } from '../../kit/site/use-site';
import { Icon } from '../../kit/ui/icons/icon';

const format = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

interface PausedNoteProps {
  /** The end of the pause (ISO). */
  until: string;
  /** True if the pause protects a person in distress; false if it is a penalty. */
  isForCare: boolean;
}

/**
 * Appears under the last message while a person's chats are paused. It shows the end of the pause and
 * says that signs of danger still get an answer, which is why the field remains.
 */
export function PausedNote({ until, isForCare }: PausedNoteProps) {
  const { t } = useTranslation('chat');
  const { viewer } = useSite();
  useReloadAt(isForCare ? until : null);
  return (
    <section
      aria-labelledby="paused"
      data-paused={until}
      className="rounded-card border-amber/40 bg-amber/10 mt-4 border p-4"
    >
      <div className="flex items-start gap-3">
        <Icon name="pause" size={20} className="text-amber mt-0.5" />
        <div className="min-w-0">
          <p id="paused" className="font-[560]">
            {t(isForCare ? 'care-pause.title' : 'paused.title')}
          </p>
          <p className="type-small text-fg-2 mt-0.5">
            <Trans
              t={t}
              i18nKey={isForCare ? 'care-pause.text' : 'paused.text'}
              components={{ time: <LocalTime at={until} format={format} /> }}
            />{' '}
            {viewer.kind === 'member' && !isForCare && (
              <Link to="/settings/standing" className="rounded-small underline underline-offset-2">
                {t('paused.see')}
              </Link>
            )}
          </p>
          <p className="type-small text-fg-2 mt-0.5">{t('paused.danger')}</p>
        </div>
      </div>
    </section>
  );
}

/** Reloads the data at the end of the pause, which may be only minutes away. */
function useReloadAt(at: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(revalidate, Math.max(0, Date.parse(at) - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [at, revalidate]);
}
