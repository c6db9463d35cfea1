import { sentencesOf } from '../../spoken';

/** A character as the system prompt describes it. */
export interface Profile {
  name: string;
  firstName: string;
  age: number | null;
  occupation: string | null;
  /** Where the character lives, with its preposition: 'in Lisbon', 'between Beirut and Basel'. */
  lives: string | null;
  /** The place alone, where it is one. */
  city: string | null;
  /** The line itself, for places that go with no preposition. */
  address: string | null;
  personality: string[];
  speaks: string;
  about: string[];
  facts: string[];
  hobbies: string[];
  /** The name of the fan, where the prompt tells it. */
  fanName: string | null;
  /** What the person stated in earlier talks, as the prompt lists it, the latest at the end. */
  memories: string[];
  /** The local time, what the character does now, and its mood, where the prompt says so. */
  clock: string | null;
  doing: string | null;
  mood: string | null;
  /** The language that the person wants, in English ("Brazilian Portuguese"); null for that of the talk. */
  wanted: string | null;
  /** The language of the person's pages, for a message whose own is unclear. */
  likely: string | null;
}

const momentLine =
  /^It is ([^\n]{3,60}) where you are\. You are ([^\n]{3,120}?)\. Your mood: ([^\n.]{3,60})\./m;
const wantedLine = /^Answer in ([A-Za-z ()]{4,40}), whatever language/m;
const likelyLine = /; if that is unclear, in ([A-Za-z ()]{4,40})\.$/m;

const fanNameLine = /the person you are talking with is called ([^.\n]{1,40})\./i;

interface Section {
  label: string;
  text: string;
  items: string[];
}

/**
 * Reads the labelled lines of a system prompt (`Name: …`, `Facts:` with `- …` lines below it, and so
 * on). Lines that are not understood are left out; everything may be missing.
 */
export function readProfile(prompt: string): Profile {
  const sections = readSections(prompt);
  const moment = momentLine.exec(prompt);
  const text = (label: RegExp) =>
    sections.find((section) => label.test(section.label))?.text || null;
  const items = (label: RegExp) =>
    sections
      .filter((section) => label.test(section.label))
      .flatMap((section) => [...(section.text ? sentencesOf(section.text) : []), ...section.items]);

  const name = text(/^name$/) ?? 'Selene';
  const age = Number(/\d+/.exec(text(/^age$/) ?? '')?.[0]);
  return {
    name,
    firstName: name.split(/\s+/)[0] ?? name,
    age: age >= 18 ? age : null,
    occupation:
      text(/^occupation$/)
        ?.replace(/(?<![.\s])[.\s]+$/, '')
        .replaceAll('_', ' ') ?? null,
    ...readPlace(text(/^lives$/)),
    personality: (text(/^personality$/) ?? '')
      .toLowerCase()
      .split(/[,;]\s*|(?<!\s)\s+and\s+/)
      .filter(Boolean),
    speaks: (text(/^speaks$/) ?? '').toLowerCase(),
    about: items(/^about$/),
    facts: items(/^facts$/),
    hobbies: (text(/^hobb(?:y|ies)$/) ?? '').split(/[,;]\s*/).filter(Boolean),
    fanName: fanNameLine.exec(prompt)?.[1]?.trim() ?? null,
    memories: items(/remember|memor|known|told|^earlier messages/),
    clock: /\d{1,2}:\d\d/.exec(moment?.[1] ?? '')?.[0] ?? null,
    doing: moment?.[2] ?? null,
    mood: moment?.[3] ?? null,
    wanted: wantedLine.exec(prompt)?.[1] ?? null,
    likely: likelyLine.exec(prompt)?.[1] ?? null,
  };
}

function readPlace(text: string | null): Pick<Profile, 'lives' | 'city' | 'address'> {
  const address =
    text
      ?.replace(/^lives /i, '')
      .trim()
      .replace(/\.$/, '') ?? '';
  if (address === '') return { lives: null, city: null, address: null };
  const hasPreposition = /^(?:on|at|by|near|between|under|above|outside|aboard|over) /i.test(
    address,
  );
  if (hasPreposition)
    return { lives: address.charAt(0).toLowerCase() + address.slice(1), city: null, address };
  const [from = '', to, ...more] = address.split(' to ');
  if (to !== undefined && more.length === 0)
    return { lives: `between ${from} and ${to}`, city: null, address };
  const bare = address.replace(/^in /i, '');
  const isTown =
    bare !== address || /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?:, .*)?$/u.test(bare);
  const isRoom =
    /\b(?:studio|stall|dome|corner|basement|tower|point|lot|street|square|club|theatre|arcade)\b/i.test(
      bare,
    );
  if (!isTown || (isRoom && bare === address)) return { lives: null, city: null, address };
  return { lives: `in ${bare}`, city: bare.split(',')[0] ?? null, address };
}

function readSections(prompt: string): Section[] {
  const sections: Section[] = [];
  let open: Section | undefined;
  for (const line of prompt.split('\n').map((raw) => raw.trim())) {
    const label = /^([A-Z][A-Za-z ]{1,40}):(.*)$/.exec(line);
    if (label) {
      open = { label: (label[1] ?? '').toLowerCase(), text: (label[2] ?? '').trim(), items: [] };
      sections.push(open);
    } else if (line === '') open = undefined;
    else if (/^[-•*] /.test(line)) open?.items.push(line.slice(2).trim());
    // After its list a section is over; the fan's name stands in a sentence of its own.
    else if (open?.items.length === 0 && !fanNameLine.test(line))
      open.text = `${open.text} ${line}`.trim();
    else open = undefined;
  }
  return sections;
}
