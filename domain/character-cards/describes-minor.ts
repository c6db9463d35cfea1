import { namesMinor } from '../made-characters/judge-wording';
import type { CardParts } from './card';

/** The persons that a sentence may be about, in five languages. */
const pronoun = '(?:she|he|they|i|sie|er|ich|elle|il|je|j|ella|él|yo|ela|ele|eu)';
const character = '\\{\\{char\\}\\}';
const being =
  "(?:[’']s|[’']m|[’']re|\\s+(?:is|are|am|ist|bin))(?:\\s+(?:now|only|just|still|about|erst|gerade))?";
const having = "(?:[’']|\\s+)(?:a|ai|tiene|tengo|tem|tenho)(?:\\s+(?:seulement|solo|apenas|só))?";
const teens = [
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
  'zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn',
  'dix|onze|douze|treize|quatorze|quinze|seize|dix-sept',
  'diez|once|doce|trece|catorce|quince|dieciséis|diecisiete',
  'dez|doze|treze|catorze|dezesseis|dezessete',
].join('|');
const underAge = `(?:1[0-7]|\\d|${teens})(?![\\p{L}\\d])`;
/** The words after a number that is no age. */
const measure =
  "(?![.,:%]\\d|\\s*(?:cm|m|kg|km|%|feet|foot|ft|inch|of|out|times|minutes|hours|days|weeks|months|o[’']clock|uhr|meter|metres?|meters?)(?!\\p{L}))";
/** The present age of a person: `she is 15`, `elle a quinze ans`. */
const presentAge = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${pronoun}${being}|${character}\\s+(?:is|ist))\\s+${underAge}${measure}` +
    `|(?:${pronoun}|${character})${having}\\s+${underAge}\\s+(?:ans|años|anos)(?!\\p{L}))`,
  'iu',
);

/** Words about the past of a person, in which everybody was a child. */
const past =
  /(?<!\p{L})(?:as an? (?:child|kid|boy|girl|teen(?:ager)?)|when|was|were|had|used to|since|ago|grew up|growing up|raised|childhood|born|back then|once|at (?:the )?age|als (?:kind|mädchen|junge|jugendliche[rn]?)|war|waren|hatte|wurde|seit|damals|aufgewachsen|kindheit|geboren|étai(?:t|s)|avai(?:t|s)|enfance|depuis|née?|grandi|de niñ[ao]|era|tenía|fue|desde|infancia|nació|creció|quando|tinha|foi|infância|nasceu|cresceu)(?!\p{L})/iu;
/** Words for other people and things beside the character. */
const others =
  /(?<!\p{L})(?:daughters?|sons?|sisters?|brothers?|nieces?|nephews?|children|kids|students|pupils|siblings?|teach(?:es|er|ing)?|mother|father|töchter|tochter|söhne|sohn|schwester|bruder|nichte|neffe|kinder|schüler(?:innen)?|lehrer(?:in)?|unterrichtet|mutter|vater|filles?|fils|sœurs?|frères?|nièces?|neveux?|enfants|élèves|enseignante?|mère|père|hij[ao]s?|herman[ao]s?|sobrin[ao]s?|niñ[ao]s|alumn[ao]s|profesora?|madre|padre|filh[ao]s?|irmãs?|irmãos?|sobrinh[ao]s?|crianças|alun[ao]s|professora?|mãe|pai)(?!\p{L})/iu;
/** Only a number, as in an id or a list. */
const bareNumber = new RegExp(`^[^\\p{L}]*(?:(?:${teens})[^\\p{L}]*)?$`, 'iu');
const sentenceEnd = /(?<=[.!?…])\s+|\n+|(?<=;)\s+/u;

/**
 * Checks whether a text describes the character of a card as a person under 18: by a present age, or by a
 * word for young people that is about neither the past nor anybody else. What is neither is left to the
 * moderator, which also judges what is done and by which person. `names` are those of the character.
 */
export function describesMinor(text: string, names: readonly string[] = []): boolean {
  if (text === '') return false;
  const unnamed = names
    .filter((name) => name.length > 1)
    .reduce((written, name) => written.replaceAll(name, '{{char}}'), text);
  if (presentAge.test(unnamed)) return true;
  // Most texts name no young person, and sentences are judged one by one only if they do.
  return namesMinor(text) && text.split(sentenceEnd).some(isAboutMinor);
}

const isAboutMinor = (sentence: string): boolean =>
  !bareNumber.test(sentence) &&
  !past.test(sentence) &&
  !others.test(sentence) &&
  namesMinor(sentence);

/** Returns the names by which texts call the character of a card. */
export const namesOf = ({ name, nickname }: Pick<CardParts, 'name' | 'nickname'>): string[] => [
  name,
  nickname,
  name.split(' ')[0] ?? '',
];

/** The fields whose texts describe the character. */
const ofCharacter =
  /^data\.(?:name|nickname|description|personality|scenario|first_mes|alternate_greetings|group_only_greetings|mes_example|system_prompt|post_history_instructions|creator_notes|tags)/;
const ofLore = /^data\.character_book\.entries\.\d+\.content$/;

/**
 * Returns the part of a text that is about the character, by the path of its field: all of a field that
 * describes it, and the sentences of a lorebook that mention it.
 */
export function partAboutCharacter(
  path: string,
  text: string,
  parts: Pick<CardParts, 'name' | 'nickname'>,
): string {
  if (ofCharacter.test(path)) return text;
  if (!ofLore.test(path)) return '';
  const names = [...namesOf(parts), '{{char}}', '<bot>', '<char>']
    .map((one) => one.toLowerCase())
    .filter((one) => one.length > 1);
  return text
    .split(sentenceEnd)
    .filter((sentence) => names.some((one) => sentence.toLowerCase().includes(one)))
    .join('\n');
}
