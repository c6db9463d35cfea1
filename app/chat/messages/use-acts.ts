import { useLocation, useNavigate } from '@remix-run/react';
import { useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { useModalContents } from '../../kit/modals/modal-contents';
import { modalHref } from '../../kit/modals/modal-keys';

/** Milliseconds that a touch must last on a message to open its actions. */
const holdMs = 450;

/** Returns the address of a message's actions; the message's id is appended to it. */
export function useActsHref(): string {
  const { pathname, search } = modalHref(useLocation(), 'messageActions', {
    meta: { messageId: '' },
  });
  return pathname + search;
}

/**
 * Opens the actions of a message in a list, by its link or a long touch. The list listens for all
 * messages: with one listener each and the router's state, every message would be rendered again with
 * each change of the page.
 */
export function useActs(href: string) {
  const navigate = useNavigate();
  const contents = useModalContents();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const stop = () => clearTimeout(timer.current);
  const open = (messageId: string) => navigate(href + messageId, { preventScrollReset: true });
  // Loaded while the finger is approaching, so that it opens immediately; an error is shown on opening.
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

/** Returns the id of the message that an event happened on. */
function idIn({ target }: SyntheticEvent, name: 'acts' | 'actedOn'): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const selector = name === 'acts' ? '[data-acts]' : '[data-acted-on]';
  return target.closest<HTMLElement>(selector)?.dataset[name];
}
