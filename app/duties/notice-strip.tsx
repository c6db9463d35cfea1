import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '@remix-run/react';
import { Form, SubmitButton } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { Button } from '../kit/ui/buttons/button';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { Icon } from '../kit/ui/icons/icon';

/**
 * Shows one line from the product, not the character, above a chat. Without an action, a phone shows only
 * its beginning until it is opened.
 */
export function InfoStrip({ children, act }: { children: ReactNode; act?: ReactNode }) {
  const { t } = useTranslation('chat');
  const id = useId();
  return (
    <div className="border-info/30 type-caption mx-auto flex w-fit max-w-full items-center gap-3 rounded-[14px] border bg-[rgb(30_38_62/.82)] px-4 py-2 text-[#cfdeff] backdrop-blur-md has-[button]:py-1 has-[button]:pe-1.5 max-md:gap-2 max-md:py-1 max-md:ps-3 max-md:pe-1.5">
      <Icon name="sparkles" size={16} />
      {act ? (
        <p>{children}</p>
      ) : (
        <>
          <input
            id={id}
            type="checkbox"
            aria-label={t('ai-notice.whole')}
            className="peer sr-only md:hidden"
          />
          <p className="max-md:not-peer-checked:not-focus-within:line-clamp-1">{children}</p>
          <label
            htmlFor={id}
            className="peer-focus-visible:outline-focus -my-1 flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-full peer-checked:rotate-180 peer-focus-visible:outline-2 md:hidden"
          >
            <Icon name="chevron-down" size={16} />
          </label>
        </>
      )}
      {act}
    </div>
  );
}

/** Repeats a notice until the person closes it on any of their devices. */
export function ReminderStrip({ words }: { words: 'again' | 'again-with-break' }) {
  const { t } = useTranslation('chat');
  const { pathname, search } = useLocation();
  const { form } = useAct({ key: 'ai-notice-put-away', action: '/ai_notice/put_away' });
  return (
    <InfoStrip
      act={
        <Form form={form} className="shrink-0">
          <input type="hidden" name="redirectTo" value={`${pathname}${search}#latest`} />
          <SubmitButton kind="soft" size="small">
            {t('ai-notice.put-away')}
          </SubmitButton>
        </Form>
      }
    >
      {t(`ai-notice.${words}`)}
    </InfoStrip>
  );
}

/** Closes the notice at the start of a chat; without scripts it disappears after the first message. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('chat');
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Button kind="soft" size="small" onClick={onDismiss} className="shrink-0">
      {t('ai-notice.put-away')}
    </Button>
  );
}
