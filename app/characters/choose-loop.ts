/** A loop that somebody points at or has reached by keyboard, and whether its card is in view. */
export interface LoopWish<Id> {
  id: Id;
  isVisible: boolean;
}

export interface Restraint {
  wantsLessMotion: boolean;
  savesData: boolean;
}

/**
 * Which loop plays: the one in view that was wished for last, so that there is never more than one;
 * none for whoever wants less movement or saves data. Wishes come in their order.
 */
export function chooseLoop<Id>(
  wishes: readonly LoopWish<Id>[],
  { wantsLessMotion, savesData }: Restraint,
): Id | null {
  if (wantsLessMotion || savesData) return null;
  return wishes.findLast(({ isVisible }) => isVisible)?.id ?? null;
}
