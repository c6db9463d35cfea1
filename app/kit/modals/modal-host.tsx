import { useLocation } from '@remix-run/react';
import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useSite } from '../site/use-site';
import { useModalContents, type ModalParts } from './modal-contents';
import { metaOf } from './modal-keys';
import { OpenModalContext } from './open-modal-context';
import type { ModalName } from './modal-name';
import { useOpenModals } from './use-open-modals';

interface ModalHostProps {
  children: ReactNode;
}

/** Renders the page and the modal that its address opens. While a modal is open, the page is inert. */
export function ModalHost({ children }: ModalHostProps) {
  const { viewer, ageGate } = useSite();
  const { search } = useLocation();
  // Only one question is shown at a time: modals in the address open after the age gate is answered.
  const { modals } = useModalContents();
  const { stack, closeHref, close } = useOpenModals(viewer.kind, ageGate === 'asking');
  const name = stack.at(-1) ?? null;
  const definition = name && modals[name];
  const parts = useModalParts(name);
  const page = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus(page);
  return (
    <>
      <div ref={page} {...(name && parts ? { inert: '' } : {})}>
        {children}
      </div>
      {name && definition && parts && (
        <OpenModalContext.Provider
          value={{ name, meta: metaOf(new URLSearchParams(search), name), closeHref, close }}
        >
          <parts.Frame
            key={definition.sharesFrame ?? name}
            name={name}
            definition={definition}
            closeHref={closeHref}
            onClose={close}
            onReturnFocus={() => returnFocus(name)}
          >
            <parts.Content />
          </parts.Frame>
        </OpenModalContext.Provider>
      )}
    </>
  );
}

function useModalParts(name: ModalName | null): ModalParts | undefined {
  const contents = useModalContents();
  const [, setLoaded] = useState<ModalName | null>(null);
  const parts = name ? contents.find(name) : undefined;
  const isMissing = name !== null && !parts;
  useEffect(() => {
    if (!isMissing) return;
    contents.load(name).then(
      // The modal's strings may still have to be loaded. Until then nothing is rendered.
      () => startTransition(() => setLoaded(name)),
      // The modal's files may be gone after a new release. The server still renders it, so reload.
      () => location.reload(),
    );
  }, [isMissing, contents, name]);
  return parts;
}

/**
 * Returns the focus, after a modal has closed, to the element of the page that had it last. If the modal
 * came with the page, the focus moves to the link that opens it.
 */
function useReturnFocus(page: RefObject<HTMLElement>): (closed: ModalName) => void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && page.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [page]);
  return (closed) => {
    const openers = page.current?.querySelectorAll<HTMLElement>(`a[href*="modal=${closed}"]`);
    const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
    const places = [last.current, ...(openers ?? [])].filter((place) => place !== null);
    places.find(isShown)?.focus({ preventScroll: true });
  };
}
