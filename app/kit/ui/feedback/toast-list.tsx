import clsx from 'clsx';
import { Toast } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import { iconButtonClass } from '../buttons/icon-button';
import type { ShownToast } from './notify';

export interface ToastListProps {
  toasts: ShownToast[];
  onClose(id: number): void;
}

/** Milliseconds, as specified. */
const shownFor = 3000;

const looks = {
  ok: { icon: 'circle-check', colour: 'text-ok' },
  danger: { icon: 'circle-alert', colour: 'text-danger' },
  neutral: { icon: 'info', colour: 'text-fg-2' },
} as const;

/** The list of toasts at the bottom centre; on a phone above the navigation. */
export function ToastList({ toasts, onClose }: ToastListProps) {
  const { t } = useTranslation('ui');
  return (
    <Toast.Provider duration={shownFor} label={t('toast')}>
      {toasts.map(({ id, kind, text }) => (
        <Toast.Root
          key={id}
          onOpenChange={(isOpen) => !isOpen && onClose(id)}
          className="animate-rise border-line-2 bg-toast shadow-float flex w-full items-center gap-3 rounded-[14px] border py-2 ps-4 pe-2"
        >
          <Icon name={looks[kind].icon} className={looks[kind].colour} />
          <Toast.Description className="flex-1 py-1.5 text-[0.875rem]/5">{text}</Toast.Description>
          <Toast.Close aria-label={t('close')} className={clsx(iconButtonClass(), 'size-9!')}>
            <Icon name="x" size={16} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed bottom-26 left-1/2 z-60 flex w-[min(420px,calc(100vw-32px))] -translate-x-1/2 flex-col gap-2 outline-none md:bottom-6" />
    </Toast.Provider>
  );
}
