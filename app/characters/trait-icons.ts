import type { IconName } from '../kit/ui/icons/icon-names';

/** The icon of a value that has no icon of its own. */
const defaultIcon: IconName = 'tag';

const occupations: Record<string, IconName> = {
  actress: 'clapperboard',
  make_up: 'brush',
  singer: 'mic-vocal',
  cooker: 'chef-hat',
  teacher: 'graduation-cap',
  dancer: 'music',
  fashion_designer: 'shirt',
  massage_therapist: 'hand',
  model: 'camera',
  waiter: 'utensils',
  nurse: 'stethoscope',
  pilot: 'plane',
  pharmacist: 'pill',
  firefighter: 'flame',
  lawyer: 'scale',
  fitness_coach: 'dumbbell',
  flight_attendant: 'luggage',
  hairdresser: 'scissors',
  influencer: 'megaphone',
  secretary: 'briefcase',
  interior_desighner: 'lamp',
  photographer: 'camera',
  police_officer: 'shield',
  secret_agent: 'fingerprint',
  self_employed: 'briefcase',
};

const hobbies: Record<string, IconName> = {
  gaming: 'gamepad-2',
  art: 'palette',
  fitness: 'dumbbell',
  reading: 'book-open',
  tennis_ball: 'volleyball',
  yoga: 'flower-2',
  writing: 'pen-line',
  travel: 'plane',
  shopping: 'shopping-bag',
  dancing: 'disc-3',
  nightlife: 'moon-star',
  movies: 'film',
};

const relationships: Record<string, IconName> = {
  stranger: 'users',
  mentor: 'graduation-cap',
  wife: 'gem',
  friends: 'users-round',
  mist: 'heart-handshake',
  student: 'book-open',
  girlfr: 'heart',
  girlfriend: 'heart',
  sister: 'users-round',
  step_sister: 'users-round',
  colleag: 'briefcase',
  fuck_buddy: 'flame',
  sex: 'flame',
  best: 'user-check',
  best_friend: 'user-check',
  mom: 'house',
  step_mom: 'house',
};

const personalities: Record<string, IconName> = {
  submissive: 'waves',
  mean: 'flame',
  lover: 'heart',
  nympho: 'flame',
  caregiver: 'hand-heart',
  confidant: 'key-round',
  muse: 'sparkles',
  experimenter: 'disc-3',
  innocent: 'flower-2',
  jester: 'smile',
  temptress: 'venetian-mask',
  dominant: 'crown',
  romantic: 'heart',
  flirty: 'sparkles',
  playful: 'dices',
  serious: 'eye',
  caring: 'hand-heart',
  affectionate: 'smile',
  nurturing: 'flower-2',
  protective: 'shield',
};

const byType: Record<string, Record<string, IconName>> = {
  Occupation: occupations,
  Hobby: hobbies,
  Relationship: relationships,
  Personality: personalities,
};

/** The icons of traits whose values have no icons of their own. */
const typeIcons: Record<string, IconName> = {
  Occupation: 'briefcase',
  Hobby: 'star',
  Relationship: 'users',
  Personality: 'heart',
  Height: 'ruler',
  Voice: 'mic',
};

/** Returns the icon key of a value: lower case, with underscores for spaces. */
export function traitKey(value: string): string {
  return value.trim().toLowerCase().replace(/\s+/g, '_');
}

/** Returns the icon of a trait: that of its value, else of its type, else the default. */
export function traitIcon(type: string, value: string): IconName {
  const key = traitKey(value);
  const own = byType[type];
  return (own && Object.hasOwn(own, key) ? own[key] : typeIcons[type]) ?? defaultIcon;
}
