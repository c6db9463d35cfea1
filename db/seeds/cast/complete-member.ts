import { drawTraits, type Traits } from '~/sandbox/studio';
import { castMemberSchema, type CastMember } from './schema';

type Attributes = CastMember['attributes'];
type SeenAttribute = 'EyeColor' | 'HairStyle' | 'HairColor';
type Size = 'BreastSize' | 'ButtSize';

/**
 * A member of the cast as written by hand. The visible attributes are derived from the traits of the
 * picture.
 */
export interface MemberDraft extends Omit<
  CastMember,
  'slug' | 'style' | 'category' | 'attributes'
> {
  attributes: Omit<Attributes, SeenAttribute | Size>;
}

const HAIR_STYLE: Record<Traits['hair'], Attributes['HairStyle']> = {
  straight: 'Straight',
  waves: 'Wavy',
  bob: 'Bob',
  bobFringe: 'Bob',
  longFringe: 'Fringe',
  curtainBangs: 'Curtain bangs',
  sidePart: 'Side part',
  topBun: 'Bun',
  lowBun: 'Bun',
  ponytail: 'Ponytail',
  afro: 'Afro',
  curls: 'Curly',
  pixie: 'Pixie',
  scarf: 'Headscarf',
  hat: 'Hat',
  crop: 'Crop',
  quiff: 'Quiff',
  slick: 'Slicked back',
  mopCurls: 'Curly',
  buzz: 'Buzz cut',
  shoulder: 'Shoulder length',
};

/** In the order of the studio's hair colours. */
const NATURAL_HAIR: readonly Attributes['HairColor'][] = [
  'Black',
  'Black',
  'Brown',
  'Brown',
  'Brown',
  'Brown',
  'Blonde',
  'Auburn',
  'Silver',
  'Black',
];

const CEL_HAIR: Record<string, Attributes['HairColor']> = {
  '#c9566b': 'Pink',
  '#5b6fd6': 'Blue',
  '#e0b368': 'Blonde',
  '#7d4fc4': 'Violet',
  '#2f8f86': 'Teal',
  '#d8d2e2': 'Silver',
  '#e07a4a': 'Copper',
  '#3a3550': 'Black',
  '#2a2230': 'Black',
  '#b23a4e': 'Red',
  '#8fb4d9': 'Blue',
};

const EYES: Record<string, Attributes['EyeColor']> = {
  '#5a3420': 'Brown',
  '#3b2418': 'Brown',
  '#4f6b57': 'Green',
  '#476a8c': 'Blue',
  '#6b5a2c': 'Hazel',
  '#d9763a': 'Amber',
  '#4f8fe0': 'Blue',
  '#3fae8a': 'Green',
  '#a65fd6': 'Violet',
  '#c2455a': 'Red',
  '#c9a13b': 'Gold',
};

function seenAttributes(traits: Traits): Pick<Attributes, SeenAttribute> {
  const cel = traits.style === 'anime';
  const hair = cel ? CEL_HAIR[traits.animeHair] : NATURAL_HAIR[traits.hairColour];
  const eyes = EYES[cel ? traits.animeIris : traits.iris];
  if (!hair || !eyes) throw new Error(`${traits.seed} has a colour without a name`);
  return { HairStyle: HAIR_STYLE[traits.hair], HairColor: hair, EyeColor: eyes };
}

const SIZES_OF_WOMEN: Record<Attributes['BodyType'], Pick<Attributes, Size>> = {
  Petite: { BreastSize: 'Small', ButtSize: 'Small' },
  Slim: { BreastSize: 'Medium', ButtSize: 'Small' },
  Athletic: { BreastSize: 'Small', ButtSize: 'Medium' },
  Voluptuous: { BreastSize: 'Large', ButtSize: 'Large' },
  Curvy: { BreastSize: 'Medium', ButtSize: 'Large' },
};

/** Returns the sizes on the explorer's scales. Men have only one scale, of their own. */
function sizesOf(body: Attributes['BodyType'], masculine: boolean): Pick<Attributes, Size> {
  if (!masculine) return SIZES_OF_WOMEN[body];
  return { ButtSize: body === 'Athletic' ? 'Athletic' : 'Skinny' };
}

function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-');
}

function categoryOf(style: CastMember['style'], masculine: boolean): CastMember['category'] {
  if (style === 'Anime') return 'Anime';
  return masculine ? 'Boys' : 'Girls';
}

/**
 * Adds the derived fields: the slug, the category and the visible attributes. Throws if the member does not
 * match the schema of the cast.
 */
export function completeMember(draft: MemberDraft, style: CastMember['style']): CastMember {
  const slug = slugOf(draft.name);
  const masculine = draft.traits.masculine ?? draft.gender === 'male';
  const drawing = style === 'Anime' ? ({ style: 'anime', pose: 'front' } as const) : {};
  const traits = { ...draft.traits, ...drawing, masculine };
  const member: CastMember = {
    ...draft,
    slug,
    style,
    category: categoryOf(style, masculine),
    attributes: {
      ...draft.attributes,
      ...seenAttributes(drawTraits(slug, traits)),
      ...sizesOf(draft.attributes.BodyType, masculine),
    },
    traits,
  };
  return castMemberSchema.parse(member);
}
