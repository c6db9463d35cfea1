interface Choosable {
  id: string;
  price: { minor: number };
  isCurrent: boolean;
}

/**
 * The plan that is chosen before anybody chooses: one's own, else the one that was asked for, else
 * the one that costs least today. Nothing dearer is ever chosen for somebody.
 */
export function preselectPlan(plans: readonly Choosable[], asked: string | undefined) {
  const own = plans.find(({ isCurrent }) => isCurrent);
  const meant = plans.find(({ id }) => id === asked);
  return (own ?? meant ?? leastPriced(plans))?.id ?? null;
}

const leastPriced = (plans: readonly Choosable[]) =>
  plans.reduce<Choosable | undefined>(
    (least, plan) => (least && least.price.minor <= plan.price.minor ? least : plan),
    undefined,
  );
