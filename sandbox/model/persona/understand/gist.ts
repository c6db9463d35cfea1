/** Words that hold a sentence together and name nothing. */
const functionWords = new Set(
  `a an the this that these those my your his her its our their i me you he him she it we us they them who whom whose which
  what where when why how is am are was were be been being do does did done doing have has had having will would shall should
  can could may might must ought and or but nor so if then than as of in on at to for from with without into onto over under
  about between after before during through by near off out up down again there here not no yes just only very really too
  also ever never always often sometimes still even quite rather much many more most some any all both each every few
  i'm you're it's that's what's i've i'll i'd you've we're don't can't won't didn't isn't aren't there's let's please ok okay
  hey hi hello because while until`.split(/\s+/),
);

/** Words that name something too vague to talk about. */
const vagueWords = new Set(
  `little lot lots like want wants need think thinks thought know knows feel feels mean means make makes made get gets got go
  goes going went come comes take takes took say says said tell tells told see look looks work works happen happens happened
  believe let give gives put keep one something anything everything nothing someone anyone somebody anybody people thing
  things kind sort way today tonight tomorrow yesterday now later well good best better great favourite wearing reading
  taught met found gave won died born called named invented wrote painted built discovered became exist exists live lives
  move die matter matters help helps change changes travel
  read watch watched seen heard tried visit visited eaten asking asks asked
  doing having been getting being using trying started finished`.split(/\s+/),
);

const longestWord = 24;

const determiners = /^(?:a|an|the|my|your|his|her|our|their|this|these|those)$/;

/**
 * The last group of naming words in a clause, with its article: what the clause is about. Empty when
 * there is none.
 */
export function nounPhrase(clause: string): string {
  const words = clause
    .replace(/[?!.,;:"“”]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let best: string[] = [];
  let group: string[] = [];
  for (const [index, word] of words.entries()) {
    const isTitle = index > 0 && /^\p{Lu}\p{L}/u.test(word) && !/^I'/.test(word);
    if (!isTitle && isEmpty(word)) {
      group = [];
      continue;
    }
    if (group.length === 0) {
      const before = words[index - 1] ?? '';
      if (determiners.test(before.toLowerCase())) group.push(before.toLowerCase());
    }
    group = [...group, word].slice(-4);
    best = group;
  }
  const phrase = best.join(' ').replace(/^\w{3,}ed (?=\w)/, '');
  return phrase.length > 2 && !/ly$/.test(phrase) ? phrase : '';
}

function isEmpty(word: string): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'");
  return functionWords.has(lower) || vagueWords.has(lower) || lower.length > longestWord;
}

/** Of the naming words, those that tell one matter from another. */
export function tellingWords(clause: string): string[] {
  return contentWords(clause).filter((word) => word.length > 3 && !vagueWords.has(word));
}

/** The naming words of a clause, for looking it up elsewhere. */
export function contentWords(clause: string): string[] {
  return clause
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word.length > 2 && !functionWords.has(word));
}
