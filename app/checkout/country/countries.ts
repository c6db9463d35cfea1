import { foldLetters } from '~/domain/shared/words/fold-letters';

/** ISO 3166-1 alpha-2, without uninhabited territories. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

/** Other search words for a country. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'Dubai', 'Abu Dhabi'],
  BA: ['Bosnia'],
  CD: ['DRC', 'Kinshasa'],
  CH: ['Helvetia', 'Suisse', 'Schweiz'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  DE: ['Deutschland'],
  ES: ['España'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  GR: ['Hellas'],
  HR: ['Hrvatska'],
  IE: ['Eire', 'Republic of Ireland'],
  KP: ['North Korea', 'DPRK'],
  KR: ['South Korea', 'ROK'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkiye', 'Turkey'],
  TW: ['Formosa'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Holy See'],
  VN: ['Viet Nam'],
};

export interface Country {
  value: string;
  label: string;
  aliases: readonly string[];
}

/** Returns all countries with their names in a language, in alphabetical order. */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return codes
    .split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value, aliases: aliases[value] ?? [] }))
    .sort((one, other) => compare(one.label, other.label));
}

/** Returns the countries whose name, code or alias contains the input, regardless of accents. */
export function searchCountries(countries: readonly Country[], typed: string): Country[] {
  const sought = foldLetters(typed.trim());
  return countries.filter(({ value, label, aliases: others }) =>
    [label, value, ...others].some((word) => foldLetters(word).includes(sought)),
  );
}
