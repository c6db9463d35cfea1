import { memo, Suspense, useId, type ReactNode } from 'react';
import { firstInteraction } from '../../rendering/first-interaction';
import { useHydrated } from './use-hydrated';
import { whenIdle } from './when-idle';

interface HydrateLaterProps {
  children: ReactNode;
}

interface BelowFirstScreenProps extends HydrateLaterProps {
  /** About how high it is, in pixels, until it is laid out. */
  height: number;
}

/** What nobody sees at first: laid out and painted when it comes near, and hydrated later. */
export function BelowFirstScreen({ height, children }: BelowFirstScreenProps) {
  return (
    <div className="near-only" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      <HydrateLater>{children}</HydrateLater>
    </div>
  );
}

/**
 * What lies below the first screen. The server draws it like anything else; in the browser it comes
 * to life when there is nothing else to do, piece by piece, instead of with the rest in one go.
 * Until then its links and forms are what they are without scripts.
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
 * What cannot be used yet: it comes to life once there is a sign of somebody who goes on. What that
 * sign changes around it is no reason to draw it again: React would throw away what is not hydrated.
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

/** Suspends until it is its turn; what is suspended has no state, so the turn is kept outside. */
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
  const known = turns.get(id);
  if (known) return known;
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
