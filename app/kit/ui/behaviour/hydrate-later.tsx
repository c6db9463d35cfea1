import { memo, Suspense, useId, type ReactNode } from 'react';
import { firstInteraction } from '../../rendering/first-interaction';
import { useHydrated } from './use-hydrated';
import { whenIdle } from './when-idle';

interface HydrateLaterProps {
  children: ReactNode;
}

interface BelowFirstScreenProps extends HydrateLaterProps {
  /** The estimated height in pixels, until the layout is done. */
  height: number;
}

/** Content below the first screen. It is laid out and painted when it comes near, and hydrated later. */
export function BelowFirstScreen({ height, children }: BelowFirstScreenProps) {
  return (
    <div className="near-only" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      <HydrateLater>{children}</HydrateLater>
    </div>
  );
}

/**
 * Content below the first screen. The server renders it normally. The browser hydrates it piece by piece
 * when idle, instead of together with the rest. Until then its links and forms work as without scripts.
 */
export function HydrateLater({ children }: HydrateLaterProps) {
  const id = useId();
  return (
    <Suspense>
      <Held until={() => turnOf(id)}>{children}</Held>
    </Suspense>
  );
}

/**
 * Content that cannot be used yet. It is hydrated at the first interaction. It is memoized, because React
 * would discard unhydrated content if it had to render it again.
 */
export const HydrateOnFirstInteraction = memo(function HydrateOnFirstInteraction({
  children,
}: HydrateLaterProps) {
  return (
    <Suspense>
      <Held until={turnAtFirstSign}>{children}</Held>
    </Suspense>
  );
});

interface Turn {
  wait: Promise<void>;
  hasCome: boolean;
}

/** Suspends until its turn. A suspended component has no state, so the turn is stored outside. */
function Held({ until, children }: HydrateLaterProps & { until: () => Turn }) {
  const isHydrated = useHydrated();
  if (!isHydrated && typeof window !== 'undefined') {
    const turn = until();
    if (!turn.hasCome) throw turn.wait;
  }
  return children;
}

function turnAfter(wait: Promise<void>): Turn {
  const turn = { wait, hasCome: false };
  void wait.then(() => {
    turn.hasCome = true;
  });
  return turn;
}

let atFirstSign: Turn | undefined;

function turnAtFirstSign(): Turn {
  return (atFirstSign ??= turnAfter(firstInteraction()));
}

const turns = new Map<string, Turn>();
let lastTurn = Promise.resolve();

function turnOf(id: string): Turn {
  const existing = turns.get(id);
  if (existing) return existing;
  lastTurn = lastTurn.then(idle);
  const turn = turnAfter(lastTurn);
  turns.set(id, turn);
  return turn;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}
