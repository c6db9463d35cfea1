interface Choosable {
  id: string;
  price: { minor: number };
  isCurrent: boolean;
}

/**
 * Returns the id of the preselected plan: the person's own, else the requested one, else the cheapest
 * today. A more expensive plan is never preselected.
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
