import { createRandom, type Random } from '../../studio/random';
import { expand, type Slots, uncapitalise, withArticle } from './phrase';
import type { Profile } from './profile';
import { sentencesOf, Spoken } from './spoken';
import type { Tone } from './tone';
import { everyday } from './worlds/everyday';
import type { World } from './worlds/world';

interface Situation {
  profile: Profile;
  world: World;
  tone: Tone;
  fanName: string | null;
  /** How many messages the fan has written before this one. */
  turn: number;
  fanMessage: string;
  ownMessages: readonly string[];
}

const rounds = 8;
const leadChance = 0.22;
const nameChance = 0.3;
const likeChance = 0.5;
/** How often a character speaks of its own world rather than of everyday things. */
const ownWorldChance = 0.6;

/** Writes a character's lines: the same situation gives the same words, and no line comes twice. */
export class Speaker {
  readonly random: Random;
  readonly #spoken: Spoken;
  readonly #situation: Situation;
  #mayUseName: boolean;
  /** All that was said, for choosing what was not. */
  #heard: string;

  constructor(situation: Situation) {
    const { profile, turn, fanMessage, fanName, ownMessages } = situation;
    this.#situation = situation;
    this.random = createRandom(`${profile.name}:${turn}:${fanMessage}`);
    this.#spoken = new Spoken(ownMessages);
    this.#heard = ownMessages.join('\n').toLowerCase();
    const last = ownMessages.at(-1) ?? '';
    this.#mayUseName =
      fanName !== null && !last.includes(fanName) && this.random.chance(nameChance);
  }

  /** One line of one or more sentences, written from whichever template still has a new one. */
  say(templates: readonly string[], slots: Slots = {}): string {
    return this.#write(templates, slots, () => '');
  }

  /** Like `say`, sometimes begun in the character's own manner. */
  answer(templates: readonly string[], slots: Slots = {}): string {
    const { leads } = this.#situation.tone;
    return this.#write(templates, slots, () =>
      this.random.chance(leadChance) ? (leads[this.random.integer(0, leads.length - 1)] ?? '') : '',
    );
  }

  /** Like `say`, but null when the templates have nothing new to give. */
  tryToSay(templates: readonly string[], slots: Slots = {}): string | null {
    return this.#find(templates, slots, () => '');
  }

  /** The same choice whenever this character is asked about the same matter. */
  settled<const Choices extends readonly [unknown, ...unknown[]]>(
    matter: string,
    choices: Choices,
  ): Choices[number] {
    const random = createRandom(`${this.#situation.profile.name}/${matter.toLowerCase()}`);
    return choices[random.integer(0, choices.length - 1)];
  }

  one<T>(choices: readonly T[]): T | undefined {
    return choices[this.random.integer(0, choices.length - 1)];
  }

  isNew(text: string): boolean {
    return this.#spoken.isNew(text);
  }

  #write(templates: readonly string[], slots: Slots, lead: () => string): string {
    return this.#find(templates, slots, lead) ?? this.#sayOnceMore(templates, slots);
  }

  #find(templates: readonly string[], slots: Slots, lead: () => string): string | null {
    const order = shuffled(templates, this.random);
    for (let round = 0; round < rounds; round += 1) {
      for (const template of order) {
        const line = this.#join(lead(), this.#expand(template, slots));
        if (line !== '' && this.#spoken.isNew(line)) return this.#spoke(line);
      }
    }
    return null;
  }

  /** Everything there is to say was said: the character notices, and in the end counts. */
  #sayOnceMore(templates: readonly string[], slots: Slots): string {
    const { turn, profile, fanName } = this.#situation;
    const names = [profile.firstName, profile.name, fanName ?? ''];
    for (const again of [...onceMore, `For the ${ordinal(turn + 1)} time tonight, and gladly`]) {
      const [line = ''] = sentencesOf(this.#expand(this.one(templates) ?? '', slots));
      const repeated = `${expand(again, {}, this.random)}, ${uncapitalise(line, names)}`;
      if (this.#spoken.isNew(repeated)) return this.#spoke(repeated);
    }
    return this.#spoke(`This is the ${ordinal(turn + 1)} time round, and I am still listening.`);
  }

  #spoke(line: string): string {
    this.#spoken.add(line);
    this.#heard += `\n${line.toLowerCase()}`;
    const { fanName } = this.#situation;
    if (fanName !== null && line.includes(fanName)) this.#mayUseName = false;
    return line;
  }

  #expand(template: string, slots: Slots): string {
    return expand(template, { ...this.#own(), ...slots }, this.random);
  }

  #join(lead: string, line: string): string {
    // One colon is enough for a sentence.
    if (lead === '' || line === '' || line.includes(':')) return line;
    const { firstName, name } = this.#situation.profile;
    return `${lead}: ${uncapitalise(line, [firstName, name, this.#situation.fanName ?? ''])}`;
  }

  /** Prefers what has not been mentioned in this thread. */
  #fresh(own: readonly string[], others: readonly string[]): string {
    const unheard = (list: readonly string[]) =>
      list.filter((item) => !this.#heard.includes(item.toLowerCase()));
    const [first, second] = this.random.chance(ownWorldChance) ? [own, others] : [others, own];
    const found = this.one(unheard(first)) ?? this.one(unheard(second));
    return found ?? this.one([...own, ...others]) ?? '';
  }

  /** What every template may use. */
  #own(): Slots {
    const { profile, world, tone, fanName } = this.#situation;
    return {
      me: profile.firstName,
      fullName: profile.name,
      job: withArticle(profile.occupation?.toLowerCase() ?? 'night person'),
      city: profile.city ?? '',
      place: world.place,
      workCraft: this.#fresh(world.craft, []),
      workLove: this.#fresh(world.loves, []),
      workHardship: this.#fresh(world.hardships, []),
      workToday: this.#fresh(world.today, []),
      craft: this.#fresh(world.craft, everyday.craft),
      love: this.#fresh(world.loves, everyday.loves),
      hardship: this.#fresh(world.hardships, everyday.hardships),
      today: this.#fresh(world.today, everyday.today),
      tonight: this.#fresh(world.tonight, everyday.tonight),
      like: this.random.chance(likeChance) ? this.#fresh(world.likens, everyday.likens) : '',
      dear: this.one(tone.endearments) ?? '',
      you: this.#mayUseName && fanName !== null ? `, ${fanName}` : '',
    };
  }
}

const onceMore = [
  '[Once more|As I said|As before|Again, then|No different from before]',
  '[Still|Now as then|Tonight as ever|Unchanged]',
  '[You will make me learn it by heart|I could say it in my sleep by now|Ask me as often as you like]',
];

function ordinal(count: number): string {
  const ending = /1\d$/.test(String(count)) ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
