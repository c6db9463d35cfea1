interface Choosable {
  id: string;
  tokens: number;
  price: { minor: number };
}

/**
 * Returns the id of the preselected pack: the cheapest that has the needed tokens, or the largest if none
 * suffices.
 */
export function preselectPack(packs: readonly Choosable[], needed = 0): string | null {
  const sufficing = packs.filter(({ tokens }) => tokens >= needed);
  const best =
    sufficing.length > 0
      ? least(sufficing, ({ price }) => price.minor)
      : least(packs, ({ tokens }) => -tokens);
  return best?.id ?? null;
}

/** Returns the id of the pack that fits a need: the smallest that suffices; null if none does. */
export function findNeededPack(
  packs: readonly Pick<Choosable, 'id' | 'tokens'>[],
  needed: number,
): string | null {
  const sufficing = packs.filter(({ tokens }) => tokens >= needed);
  return least(sufficing, ({ tokens }) => tokens)?.id ?? null;
}

function least<Thing>(things: readonly Thing[], figure: (thing: Thing) => number) {
  return things.reduce<Thing | undefined>(
    (found, thing) => (found !== undefined && figure(found) <= figure(thing) ? found : thing),
    undefined,
  );
}
