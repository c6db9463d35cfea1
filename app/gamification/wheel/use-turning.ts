import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { spinMs } from '~/domain/gamification/wheel/wheel-geometry';
import { usePrefersReducedMotion } from '../../kit/ui/behaviour/use-prefers-reduced-motion';
import { nextSpin, startOf, type Drawn, type SpinState } from './spin-state';

/** The moment of the farthest rotation, as a share of the duration. */
const overshootAt = 0.88;

/**
 * Shows draws by turning an element. A draw that the page came with, and every draw with reduced motion, is
 * shown at rest.
 */
export function useTurning(
  drawn: Drawn | null,
  sections: number,
): { state: SpinState; turning: RefObject<SVGGElement> } {
  const isStill = usePrefersReducedMotion();
  const turning = useRef<SVGGElement>(null);
  const [state, send] = useReducer(nextSpin, null, () => startOf(drawn, sections));
  useEffect(() => {
    if (drawn) send({ type: 'draw', drawn, sections, swing: Math.random(), isStill });
    else send({ type: 'again' });
  }, [drawn, sections, isStill]);
  const path = state.kind === 'spinning' ? state.path : null;
  useEffect(() => {
    if (!path || !turning.current) return;
    const at = (rotation: number) => `rotate(${rotation}deg)`;
    const animation = turning.current.animate(
      [
        { transform: at(path.from), easing: 'cubic-bezier(.12,.7,.2,1)' },
        { transform: at(path.overshootsTo), offset: overshootAt, easing: 'ease-in-out' },
        { transform: at(path.restsAt) },
      ],
      { duration: spinMs, fill: 'forwards' },
    );
    animation.onfinish = () => send({ type: 'rest' });
    return () => animation.cancel();
  }, [path]);
  return { state, turning };
}
