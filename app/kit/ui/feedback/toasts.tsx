import { useEffect, useState, type ComponentType } from 'react';
import { onNotify, type ShownToast } from './notify';
import type { ToastListProps } from './toast-list';
import { whenIdle } from '../behaviour/when-idle';

/** Loads the renderer of toasts when idle, because a toast may have to report that there is no network. */
export function Toasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);
  useEffect(() => {
    let lastId = 0;
    return onNotify((message) => setToasts((shown) => [...shown, { ...message, id: ++lastId }]));
  }, []);
  useEffect(
    () =>
      whenIdle(() => {
        void import('./toast-list').then(({ ToastList }) => setList(() => ToastList));
      }),
    [],
  );
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return List && toasts.length > 0 && <List toasts={toasts} onClose={close} />;
}
