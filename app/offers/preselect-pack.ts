interface Choosable {
  id: string;
  tokens: number;
  price: { minor: number };
}

/**
 * The pack that is chosen before anybody chooses: the one that costs least of those that give what is
 * needed, or, where none does, the largest.
 */
export function preselectPack(packs: readonly Choosable[], needed = 0): string | null {
  const sufficing = packs.filter(({ tokens }) => tokens >= needed);
  const best =
    sufficing.length > 0
      ? least(sufficing, ({ price }) => price.minor)
      : least(packs, ({ tokens }) => -tokens);
  return best?.id ?? null;
}

/** The only pack that is what somebody needs: the smallest that suffices; null where none does. */
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
