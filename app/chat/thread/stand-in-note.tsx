import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/buttons/icon-button';
import { useHydrated } from '../../ui/behaviour/use-hydrated';
import { useStandInNotice } from './use-stand-in-notice';

/** As in the README. */
const command =
  'MODEL_URL=http://localhost:11434/v1 MODEL_KEY=any MODEL_NAME=llama3.1 npm run demo';

/** Tells whoever tries the demo that no model answers here, and how to connect one. */
export function StandInNote() {
  const { t } = useTranslation('chat');
  const isHydrated = useHydrated();
  const { isTold, putAway } = useStandInNotice();
  if (isTold) return null;
  return (
    <aside
      aria-label={t('stand-in.title')}
      className="border-line type-caption text-fg-2 flex max-h-2/5 shrink-0 items-start gap-2 overflow-y-auto border-b ps-4 pe-2 md:ps-5"
    >
      <div className="min-w-0 flex-1 py-2.5">
        <p>{t('stand-in.text')}</p>
        <details>
          <summary className="rounded-small w-fit cursor-pointer py-1 underline underline-offset-2">
            {t('stand-in.how')}
          </summary>
          <p>{t('stand-in.connect')}</p>
          <code dir="ltr" className="text-fg mt-1 block font-mono wrap-anywhere select-all">
            {command}
          </code>
        </details>
      </div>
      {isHydrated && <IconButton icon="x" label={t('stand-in.put-away')} onClick={putAway} />}
    </aside>
  );
}
