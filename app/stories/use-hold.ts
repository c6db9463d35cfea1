import { useRef, useState, type MouseEvent } from 'react';

/** A press longer than this, in milliseconds, holds instead of stepping. */
const holdMs = 250;

/** Tracks whether an element is held. The end of a long press is not a step. */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false);
  const since = useRef(0);
  const release = () => setIsHeld(false);
  return {
    isHeld,
    /** The event handlers of the pressed element. */
    handlers: {
      onPointerDown() {
        since.current = performance.now();
        setIsHeld(true);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
    /** Checks whether the press that ends with this click was a step. */
    isStep: ({ detail }: MouseEvent) => detail === 0 || performance.now() - since.current < holdMs,
  };
}
