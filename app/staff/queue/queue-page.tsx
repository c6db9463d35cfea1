import { useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/forms/form';
import { Notice } from '../../kit/ui/feedback/notice';
import { StaffShell } from '../staff-shell';
import { KeyButton } from './key-button';
import { QueueList } from './queue-list';
import type { QueuePageShown } from './shown';

/** The queue before a thing is selected: what waits, and how the keys work. */
export function QueuePage({ queue }: { queue: QueuePageShown }) {
  const { t } = useTranslation('staff');
  const { notice, items, mayTake } = queue;
  return (
    <StaffShell title={t('queue.title')} about={t('queue.text')}>
      {notice && (
        <div className="mt-4 max-w-240">
          <Notice kind={notice.kind}>{notice.text}</Notice>
        </div>
      )}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[300px_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)_300px]">
        <QueueList queue={queue} className="max-lg:order-last" />
        <section className="rounded-card border-line-2 bg-card shadow-card border p-5">
          <h2 className="text-[1.0625rem]/6 font-[600]">{t('queue.evidence')}</h2>
          <p className="text-fg-2 type-small mt-2">
            {t(items.length > 0 ? 'queue.pick' : 'queue.none')}
          </p>
          {mayTake && items.length > 0 && (
            <ActForm className="mt-4">
              <KeyButton intent="next" keys="T" kind="light">
                {t('queue.next')}
              </KeyButton>
            </ActForm>
          )}
        </section>
        <section className="rounded-card border-line-2 bg-card shadow-card border p-5 max-xl:hidden">
          <h2 className="text-[1.0625rem]/6 font-[600]">{t('resource.decide')}</h2>
          <p className="text-fg-2 type-small mt-2">{t('queue.keys')}</p>
        </section>
      </div>
    </StaffShell>
  );
}
