import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { Icon } from '../../kit/ui/icons/icon';
import type { DemoAuthor } from './thread-data';
import { useStandInNotice } from './use-stand-in-notice';

/** The same command as in the README. */
const command = 'npm run demo -- --model NAME';

/**
 * Says in the demo who replies, a model or the stand-in, and how to choose another. It can be closed, except
 * while the stand-in replaces a model.
 */
export function StandInNote({ author }: { author: DemoAuthor }) {
  const { t } = useTranslation('chat');
  const isHydrated = useHydrated();
  const { isDismissed, dismiss } = useStandInNotice();
  const { model, isStandIn } = author;
  const isReplaced = model !== null && isStandIn;
  if (isDismissed && !isReplaced) return null;
  return (
    <aside
      aria-label={t('stand-in.title')}
      className="border-line type-caption text-fg-2 flex max-h-2/5 shrink-0 items-start gap-2 overflow-y-auto border-b ps-4 pe-2 md:ps-5"
    >
      {/* Announced when the stand-in takes over; the text below is part of a control. */}
      <p role="status" className="sr-only">
        {isReplaced && <AuthorText author={author} />}
      </p>
      <details className="group min-w-0 flex-1">
        <summary className="rounded-small flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <span className="truncate group-open:whitespace-normal">
            <AuthorText author={author} />
          </span>
          <Icon name="chevron-down" size={16} className="shrink-0 group-open:rotate-180" />
        </summary>
        <div className="pb-2.5">
          <p className="text-fg font-[560]">
            {model === null ? t('stand-in.how') : t('stand-in.another')}
          </p>
          <p>{t('stand-in.connect')}</p>
          <code dir="ltr" className="text-fg mt-1 block font-mono wrap-anywhere select-all">
            {command}
          </code>
        </div>
      </details>
      {isHydrated && !isReplaced && (
        <IconButton icon="x" label={t('stand-in.put-away')} onClick={dismiss} />
      )}
    </aside>
  );
}

/** Names the author of the replies. */
function AuthorText({ author: { model, isStandIn } }: { author: DemoAuthor }) {
  const { t } = useTranslation('chat');
  if (model === null) return t('stand-in.text');
  return isStandIn ? t('stand-in.replaces', { model }) : t('stand-in.model', { model });
}
