import type { CharacterProfile } from '../characters/schema';

/** Returns a number from 0 up to 1, as Math.random does. */
export type Chance = () => number;

const women = [
  'Odile',
  'Imani',
  'Sefa',
  'Suvi',
  'Tove',
  'Maren',
  'Ilse',
  'Noor',
  'Liora',
  'Anouk',
  'Zofia',
  'Mirela',
  'Calla',
  'Yuna',
  'Despina',
  'Rhian',
  'Ondine',
  'Tamsin',
  'Vesna',
  'Saskia',
  'Ysolde',
  'Marit',
  'Oriel',
  'Priya',
] as const;
const men = [
  'Cass',
  'Anders',
  'Idris',
  'Matteo',
  'Joaquim',
  'Ruben',
  'Tariq',
  'Emeric',
  'Lorcan',
  'Soren',
  'Bastien',
  'Ilya',
  'Corin',
  'Davide',
  'Henrik',
  'Yannick',
  'Osman',
  'Piran',
  'Radu',
  'Tomasz',
  'Viggo',
  'Wendel',
  'Kaspar',
  'Jorah',
] as const;
const families = [
  'Ferrant',
  'Crewe',
  'Lindgren',
  'Rask',
  'Lind',
  'Verran',
  'Aldane',
  'Morvay',
  'Castelain',
  'Okonjo',
  'Brandvold',
  'Delacroy',
  'Hartmoor',
  'Ilvarsen',
  'Kessary',
  'Larkhill',
  'Montclar',
  'Nakata',
  'Orlandi',
  'Pellerin',
  'Quennell',
  'Rosander',
  'Sallow',
  'Tervane',
  'Ullmark',
  'Vasary',
  'Wexcombe',
  'Yarrow',
  'Zellner',
  'Ashgrove',
] as const;

/** Returns one of the values. Throws if there are none. */
export function pickOne<Value>(values: readonly Value[], chance: Chance): Value {
  const [picked] = values.slice(Math.floor(chance() * values.length));
  if (picked === undefined) throw new Error('there is nothing to choose from');
  return picked;
}

/** Returns an invented name for a gender, other than the former one. */
export function suggestName(
  gender: CharacterProfile['gender'],
  chance: Chance,
  former: string | null = null,
): string {
  const given = gender === 'male' ? men : women;
  const name = `${pickOne(given, chance)} ${pickOne(families, chance)}`;
  if (name !== former) return name;
  const other = families.filter((family) => !name.endsWith(family));
  return `${pickOne(given, chance)} ${pickOne(other, chance)}`;
}
