import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { Icon } from '../../kit/ui/icons/icon';
import { useStandInNotice } from './use-stand-in-notice';

/** The same command as in the README. */
const command =
  'MODEL_URL=http://localhost:11434/v1 MODEL_KEY=any MODEL_NAME=llama3.1 npm run demo';

/** Explains in the demo that no model replies here, and how to connect one. */
export function StandInNote() {
  const { t } = useTranslation('chat');
  const isHydrated = useHydrated();
  const { isDismissed, dismiss } = useStandInNotice();
  if (isDismissed) return null;
  return (
    <aside
      aria-label={t('stand-in.title')}
      className="border-line type-caption text-fg-2 flex max-h-2/5 shrink-0 items-start gap-2 overflow-y-auto border-b ps-4 pe-2 md:ps-5"
    >
      <details className="group min-w-0 flex-1">
        <summary className="rounded-small flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <span className="truncate group-open:whitespace-normal">{t('stand-in.text')}</span>
          <Icon name="chevron-down" size={16} className="shrink-0 group-open:rotate-180" />
        </summary>
        <div className="pb-2.5">
          <p className="text-fg font-[560]">{t('stand-in.how')}</p>
          <p>{t('stand-in.connect')}</p>
          <code dir="ltr" className="text-fg mt-1 block font-mono wrap-anywhere select-all">
            {command}
          </code>
        </div>
      </details>
      {isHydrated && <IconButton icon="x" label={t('stand-in.put-away')} onClick={dismiss} />}
    </aside>
  );
}
