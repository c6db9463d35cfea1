import { useEffect, useState, type ComponentType } from 'react';
import { onNotify, type ToastMessage } from './notify';
import type { ToastListProps } from './toast-list';

export interface ShownToast extends ToastMessage {
  id: number;
}

/** Loads what draws a toast with the first one; most visits never see any. */
export function Toasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);
  const isNeeded = toasts.length > 0;
  useEffect(() => {
    let lastId = 0;
    return onNotify((message) => setToasts((shown) => [...shown, { ...message, id: ++lastId }]));
  }, []);
  useEffect(() => {
    if (isNeeded) void import('./toast-list').then(({ ToastList }) => setList(() => ToastList));
  }, [isNeeded]);
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return List && <List toasts={toasts} onClose={close} />;
}
