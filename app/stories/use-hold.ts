import { useRef, useState, type MouseEvent } from 'react';

/** A press longer than this holds instead of stepping, in milliseconds. */
const holdMs = 250;

/** While something is pressed it is held; letting go of a long press is no step. */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false);
  const since = useRef(0);
  const release = () => setIsHeld(false);
  return {
    isHeld,
    /** For what is pressed. */
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
    /** Whether the press that ends with this click was a step. */
    isStep: ({ detail }: MouseEvent) => detail === 0 || performance.now() - since.current < holdMs,
  };
}
