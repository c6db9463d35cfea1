export interface ToastMessage {
  kind: 'ok' | 'danger' | 'neutral';
  text: string;
}

/** A toast that is on the screen. */
export interface ShownToast extends ToastMessage {
  id: number;
}

type Listener = (message: ToastMessage) => void;

const listeners = new Set<Listener>();

/** Shows a short notice for three seconds, from anywhere in the browser. */
export function notify(message: ToastMessage): void {
  for (const listener of listeners) listener(message);
}

/** Subscribes to notices. Used only by the component that renders toasts. */
export function onNotify(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
