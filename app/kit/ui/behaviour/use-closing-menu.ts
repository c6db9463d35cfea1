import { useEffect, type RefObject } from 'react';
import { isOfInputMethod } from './is-of-input-method';

/**
 * Closes an open menu on Escape, which then closes nothing else, and when focus or a press goes elsewhere.
 */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const { current } = menu;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfInputMethod(event) || !current?.open) return;
      event.stopPropagation();
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    const onLeave = ({ target }: Event) => {
      if (current?.open && target instanceof Node && !current.contains(target))
        current.open = false;
    };
    current?.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      current?.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [menu]);
}
