interface Choosable {
  id: string;
  price: { minor: number };
  isCurrent: boolean;
}

/**
 * Returns the id of the preselected plan: the person's own, else the requested one, else the cheapest
 * today. A more expensive plan is never preselected.
 */
export function preselectPlan(plans: readonly Choosable[], requested: string | undefined) {
  const own = plans.find(({ isCurrent }) => isCurrent);
  const meant = plans.find(({ id }) => id === requested);
  return (own ?? meant ?? leastPriced(plans))?.id ?? null;
}

const leastPriced = (plans: readonly Choosable[]) =>
  plans.reduce<Choosable | undefined>(
    (least, plan) => (least && least.price.minor <= plan.price.minor ? least : plan),
    undefined,
  );
