import { centreOf, spinPath, type SpinPath } from '~/domain/gamification/wheel/wheel-geometry';

/** A draw of the server. */
export interface Drawn {
  /** Identifies the draw. */
  key: string;
  /** The index of the section. */
  section: number;
}

/** The state of the wheel on the screen. Rotations are clockwise in degrees. */
export type SpinState =
  | { kind: 'idle'; rotation: number }
  | { kind: 'spinning'; drawn: Drawn; path: SpinPath }
  | { kind: 'finished'; drawn: Drawn; rotation: number };

export type SpinEvent =
  /** A draw is to be shown: by turning the wheel, or at once (`isStill`). */
  | { type: 'draw'; drawn: Drawn; sections: number; swing: number; isStill: boolean }
  /** The wheel has come to rest. */
  | { type: 'rest' }
  /** The person goes on from a win. */
  | { type: 'again' };

/** Returns the first state: at rest, with a draw that the page came with under the pointer. */
export const startOf = (drawn: Drawn | null, sections: number): SpinState =>
  drawn
    ? { kind: 'finished', drawn, rotation: -centreOf(drawn.section, sections) }
    : { kind: 'idle', rotation: 0 };

/** Returns the next state. A draw while the wheel turns is rejected, and the shown draw is not repeated. */
export function nextSpin(state: SpinState, event: SpinEvent): SpinState {
  switch (event.type) {
    case 'draw':
      return state.kind === 'spinning' || isShown(state, event.drawn) ? state : show(state, event);
    case 'rest':
      if (state.kind !== 'spinning') return state;
      return { kind: 'finished', drawn: state.drawn, rotation: state.path.restsAt };
    case 'again':
      return state.kind === 'finished' ? { kind: 'idle', rotation: state.rotation } : state;
  }
}

const isShown = (state: SpinState, { key }: Drawn) =>
  state.kind === 'finished' && state.drawn.key === key;

function show(
  { rotation }: Exclude<SpinState, { kind: 'spinning' }>,
  { drawn, sections, swing, isStill }: Extract<SpinEvent, { type: 'draw' }>,
): SpinState {
  const path = spinPath(rotation, { section: drawn.section, sections, swing });
  return isStill
    ? { kind: 'finished', drawn, rotation: path.restsAt }
    : { kind: 'spinning', drawn, path };
}
