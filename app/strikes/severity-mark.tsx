import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Severity } from '~/domain/moderation/severity';

const tones: Record<Severity, string> = {
  low: 'text-fg-3',
  medium: 'text-info',
  high: 'text-amber',
  critical: 'text-danger',
};

/** How grave something is, by a dot and a word. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const { t } = useTranslation('staff');
  return (
    <span className={clsx('flex items-center gap-2 font-[560] whitespace-nowrap', tones[severity])}>
      <span className="size-1.75 rounded-full bg-current" />
      {t(`flags.severity.${severity}`)}
    </span>
  );
}
