/** Notifies its listeners. Nothing is stored for those that subscribe later. */
export interface Signal<Message> {
  emit(message: Message): void;
  listen(listener: (message: Message) => void): () => void;
}

export function createSignal<Message>(): Signal<Message> {
  const listeners = new Set<(message: Message) => void>();
  return {
    emit(message) {
      for (const listener of [...listeners]) listener(message);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
