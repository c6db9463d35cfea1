import { useTranslation } from 'react-i18next';
import { Notice } from '../kit/ui/feedback/notice';

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('factors');
  return (
    <div className="space-y-3">
      <Notice kind="ok">{t('recovery.made')}</Notice>
      <ol
        aria-label={t('recovery.title')}
        className="rounded-card border-line-2 bg-card grid grid-cols-2 gap-x-6 gap-y-1.5 border px-5 py-4 font-mono text-[0.9375rem]/6"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </div>
  );
}
