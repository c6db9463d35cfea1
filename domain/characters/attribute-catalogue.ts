/**
 * Every value that an attribute of a character may have, by its type. Some values are spelt as the
 * contract spells them, and what belongs to a family is a key of the display alone: nobody of such a
 * kind is made here.
 */
export const attributeCatalogue = {
  Ethnicity: [
    'African',
    'East Asian',
    'European',
    'Latin American',
    'Middle Eastern',
    'Mixed',
    'South Asian',
    'Southeast Asian',
  ],
  Age: ['50-55', '55-65', '65-75', '80-90', '>90'],
  EyeColor: ['Amber', 'Blue', 'Brown', 'Gold', 'Green', 'Hazel', 'Red', 'Violet'],
  HairStyle: [
    'Afro',
    'Bob',
    'Bun',
    'Buzz cut',
    'Crop',
    'Curly',
    'Curtain bangs',
    'Fringe',
    'Hat',
    'Headscarf',
    'Pixie',
    'Ponytail',
    'Quiff',
    'Shoulder length',
    'Side part',
    'Slicked back',
    'Straight',
    'Wavy',
  ],
  HairColor: [
    'Auburn',
    'Black',
    'Blonde',
    'Blue',
    'Brown',
    'Copper',
    'Pink',
    'Red',
    'Silver',
    'Teal',
    'Violet',
  ],
  BodyType: ['Petite', 'Slim', 'Athletic', 'Voluptuous', 'Curvy'],
  BreastSize: ['Flat', 'Small', 'Medium', 'Large', 'Huge'],
  ButtSize: ['Small', 'Medium', 'Large', 'Skinny', 'Athletic'],
  Personality: [
    'Submissive',
    'Dominant',
    'Romantic',
    'Flirty',
    'Playful',
    'Serious',
    'Caring',
    'Affectionate',
    'Nurturing',
    'Protective',
  ],
  Voice: ['Happy', 'Angry', 'Narrative', 'Sexy', 'Sad'],
  Occupation: [
    'actress',
    'make_up',
    'singer',
    'cooker',
    'teacher',
    'dancer',
    'fashion_designer',
    'massage_therapist',
    'model',
    'waiter',
    'nurse',
    'pilot',
    'pharmacist',
    'firefighter',
    'lawyer',
    'fitness_coach',
    'flight_attendant',
    'hairdresser',
    'influencer',
    'secretary',
    'interior_desighner',
    'photographer',
    'police_officer',
    'secret_agent',
    'self_employed',
  ],
  Hobby: [
    'gaming',
    'art',
    'fitness',
    'reading',
    'tennis_ball',
    'yoga',
    'writing',
    'travel',
    'shopping',
    'dancing',
    'nightlife',
    'movies',
  ],
  /** What is offered; the keys of a family have icons and are in no list. */
  Relationship: [
    'stranger',
    'mentor',
    'wife',
    'friends',
    'mist',
    'girlfriend',
    'colleag',
    'best_friend',
  ],
} as const satisfies Record<string, readonly string[]>;

export interface AttributeItem {
  type: string;
  label: string;
}

/** All of it as the contract lists it: one item a value. */
export function listAttributes(): AttributeItem[] {
  return Object.entries(attributeCatalogue).flatMap(([type, labels]) =>
    labels.map((label) => ({ type, label })),
  );
}
