import { useRef, type PointerEvent } from 'react';
import { useHydrated } from '../ui/behaviour/use-hydrated';

interface GrabberProps {
  onDismiss(): void;
}

/** A sheet closes when it is dragged down by this many CSS pixels. */
const dismissAt = 100;

/** The bar at the top of a sheet. The sheet follows the finger. */
export function Grabber({ onDismiss }: GrabberProps) {
  const isHydrated = useHydrated();
  const from = useRef<number | null>(null);
  const pulled = (event: PointerEvent) =>
    from.current === null ? 0 : Math.max(0, event.clientY - from.current);
  const settle = (event: PointerEvent<HTMLDivElement>) => {
    const distance = pulled(event);
    from.current = null;
    sheetOf(event)?.style.removeProperty('translate');
    if (distance >= dismissAt) onDismiss();
  };
  if (!isHydrated) return null;
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 z-10 flex h-7 touch-none justify-center pt-2.5 md:hidden"
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current !== null)
          sheetOf(event)?.style.setProperty('translate', `0 ${pulled(event)}px`);
      }}
      onPointerUp={settle}
      onPointerCancel={settle}
    >
      <span className="bg-fg/30 h-1 w-10 rounded-full" />
    </div>
  );
}

function sheetOf(event: PointerEvent<HTMLDivElement>): HTMLElement | null {
  return event.currentTarget.closest<HTMLElement>('[data-modal]');
}
