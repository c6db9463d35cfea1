import { Suspense, useId, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

interface HydrateLaterProps {
  children: ReactNode;
}

/**
 * What lies below the first screen. The server draws it like anything else; in the browser it comes
 * to life when there is nothing else to do, piece by piece, instead of with the rest in one go.
 * Until then its links and forms are what they are without scripts.
 */
export function HydrateLater({ children }: HydrateLaterProps) {
  return (
    <Suspense>
      <Turn>{children}</Turn>
    </Suspense>
  );
}

function Turn({ children }: HydrateLaterProps) {
  const id = useId();
  const isHydrated = useHydrated();
  if (!isHydrated && typeof window !== 'undefined') awaitTurn(id);
  return children;
}

const turns = new Map<string, { wait: Promise<void>; hasCome: boolean }>();
let lastTurn = Promise.resolve();

/** Suspends until it is this piece's turn; what is suspended has no state to keep that in. */
function awaitTurn(id: string): void {
  const known = turns.get(id);
  if (known?.hasCome) return;
  if (known) throw known.wait;
  const turn = { hasCome: false, wait: lastTurn.then(idle) };
  lastTurn = turn.wait;
  turns.set(id, turn);
  void turn.wait.then(() => {
    turn.hasCome = true;
  });
  throw turn.wait;
}

/** Longest wait of a piece for a moment without work, in milliseconds. */
const patience = 1_000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: patience });
    } else setTimeout(resolve, patience / 10);
  });
}
