import { type Colour, mix, multiply, NIGHT, WHITE } from '../colour';
import type { ClothTones, Look } from '../look';
import { SKINS } from '../palettes';
import type { Attributes } from '../svg/markup';

/** The colours of a cel: two tones and one ink line. */
export interface AnimeTones {
  ink: Colour;
  skin: Colour;
  skinShade: Colour;
  hair: Colour;
  hairShade: Colour;
  shine: Colour;
  cloth: ClothTones;
  headCloth: Colour;
}

export function animeTones(look: Look): AnimeTones {
  const { key, rim, ground } = look.colours;
  const base = SKINS[look.skin] ?? SKINS[0];
  const skin = mix(multiply(mix(base, WHITE, 0.1), mix(key, WHITE, 0.55)), key, 0.06);
  const cloth = look.clothTones;
  return {
    ink: mix(ground[0], NIGHT, 0.35),
    skin,
    skinShade: mix(multiply(skin, mix(rim, WHITE, 0.45)), ground[1], 0.3),
    hair: mix(look.animeHair, ground[0], 0.12),
    hairShade: mix(look.animeHair, ground[0], 0.5),
    shine: mix(look.animeHair, WHITE, 0.55),
    cloth: {
      ...cloth,
      lit: mix(cloth.lit, key, 0.12),
      mid: mix(cloth.lit, ground[1], 0.35),
      dark: mix(cloth.mid, ground[0], 0.4),
    },
    headCloth: mix(look.headTones.lit, key, 0.1),
  };
}

export function inkLine({ ink }: AnimeTones, width = 2.6): Attributes {
  return { stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round' };
}
