import { useActionData } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { dataSize } from './data-size';
import { SettingsSection } from '../kit/shell/settings-section';
import { useRevalidateWhile } from '../kit/ui/behaviour/use-revalidate-while';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { LocalTime } from '../kit/site/local-time';
import { Notice } from '../kit/ui/feedback/notice';

export type ShownExport =
  | { state: 'requested' }
  | { state: 'ready'; path: string; expiresAt: string; bytes: number; mayRepeat: boolean }
  | { state: 'expired'; expiresAt: string; mayRepeat: boolean };

interface ExportSectionProps {
  latest: ShownExport | null;
}

const momentFormat = { dateStyle: 'long', timeStyle: 'short' } as const;

/** The export of the person's data in its states: requested, packed, downloaded, expired. */
export function ExportSection({ latest }: ExportSectionProps) {
  const { t } = useTranslation('account');
  const answer = useActionData<{ intent: string; refusal?: string }>();
  const mayRequest = !latest || (latest.state !== 'requested' && latest.mayRepeat);
  useRevalidateWhile(latest?.state === 'requested');
  return (
    <SettingsSection id="export" title={t('export.title')} about={t('export.about')}>
      <div className="space-y-4">
        {answer?.intent === 'export' && answer.refusal && (
          <Notice kind="danger">
            {t(answer.refusal === 'export-in-progress' ? 'export.in-progress' : 'export.too-soon')}
          </Notice>
        )}
        {latest && <ExportState latest={latest} />}
        {mayRequest && (
          <ActForm preventScrollReset>
            <SubmitButton
              intent="export"
              kind="soft"
              className="max-md:w-full"
              busyLabel={t('export.requesting')}
            >
              {t('export.request')}
            </SubmitButton>
          </ActForm>
        )}
      </div>
    </SettingsSection>
  );
}

function ExportState({ latest }: { latest: ShownExport }) {
  const { t } = useTranslation('account');
  const { locale } = useSite();
  if (latest.state === 'requested') return <Notice kind="info">{t('export.requested')}</Notice>;
  const when = <LocalTime at={latest.expiresAt} format={momentFormat} />;
  if (latest.state === 'expired') {
    return (
      <p className="type-small text-fg-3">
        <Trans t={t} i18nKey="export.expired" components={{ when }} />
      </p>
    );
  }
  return (
    <>
      <Notice kind="ok">
        <Trans t={t} i18nKey="export.ready" components={{ when }} />
      </Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* A plain link, because it leads to a file, or to a page if the person must first prove their identity. */}
        <a href={fileOf(latest.path)} className={buttonClass({ kind: 'light' }, 'max-md:w-full')}>
          {t('export.download')}
        </a>
        <span className="type-caption text-fg-3">
          {t('export.size', { size: dataSize(latest.bytes, locale) })}
        </span>
      </div>
    </>
  );
}

/** Returns the address of the archive itself, from the link of its page. */
const fileOf = (path: string) => path.replace('?', '/file?');
