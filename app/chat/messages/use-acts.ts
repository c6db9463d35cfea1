import { useLocation, useNavigate } from '@remix-run/react';
import { useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { useModalContents } from '../../kit/modals/modal-contents';
import { modalHref } from '../../kit/modals/modal-keys';

/** How long a finger rests on a message until it offers what can be done, in milliseconds. */
const holdMs = 450;

/** The address that tells what can be done to a message, once its id is put at its end. */
export function useActsHref(): string {
  const { pathname, search } = modalHref(useLocation(), 'messageActions', {
    meta: { messageId: '' },
  });
  return pathname + search;
}

/**
 * Opens what can be done to a message, for a list of them: by its link, or once a finger has rested on
 * it. The list hears it for all: a listener each, and the router's state, would have every message
 * drawn again for whatever the page does.
 */
export function useActs(href: string) {
  const navigate = useNavigate();
  const contents = useModalContents();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const stop = () => clearTimeout(timer.current);
  const open = (messageId: string) => navigate(href + messageId, { preventScrollReset: true });
  // Fetched while the finger is on its way, so that it opens at once; a failure shows on opening.
  const prepare = (event: SyntheticEvent) => {
    if (idIn(event, 'acts')) void contents.load('messageActions').catch(() => undefined);
  };
  return {
    onFocus: prepare,
    onPointerOver: prepare,
    onClick(event: MouseEvent) {
      const id = idIn(event, 'acts');
      if (id === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(id);
    },
    onTouchStart(event: SyntheticEvent) {
      stop();
      const id = idIn(event, 'actedOn');
      if (id !== undefined) timer.current = setTimeout(() => open(id), holdMs);
    },
    onTouchEnd: stop,
    onTouchMove: stop,
    onTouchCancel: stop,
  };
}

/** The message that something happened to. */
function idIn({ target }: SyntheticEvent, name: 'acts' | 'actedOn'): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const selector = name === 'acts' ? '[data-acts]' : '[data-acted-on]';
  return target.closest<HTMLElement>(selector)?.dataset[name];
}
