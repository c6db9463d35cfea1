import { useTranslation } from 'react-i18next';
import { ActForm } from '../kit/forms/form';
import { Icon } from '../kit/ui/icons/icon';

/** Confirms the cancellation and offers to undo it. It stays for as long as the page is open. */
export function CancelledBar() {
  const { t } = useTranslation('premium');
  return (
    <ActForm
      preventScrollReset
      className="border-line-2 bg-toast shadow-float fixed inset-x-3 bottom-25 z-40 mx-auto flex max-w-125 items-center gap-3 rounded-[14px] border px-4 py-3 md:bottom-6"
    >
      <Icon name="circle-check" className="text-ok shrink-0" />
      <p role="status" className="min-w-0 flex-1">
        {t('leave.done')}
      </p>
      <button
        type="submit"
        name="intent"
        value="keep"
        className="rounded-small text-fg-2 min-h-11 px-2 font-[560] underline underline-offset-2"
      >
        {t('leave.undo')}
      </button>
    </ActForm>
  );
}
