import { relations, species } from '../../memory/patterns';
import type { RecallPattern } from '../repertoire';

const liked =
  'colour|food|film|song|band|book|season|drink|animal|place|city|flower|number|singer|artist|team|show|series|game|day|dish|author|sport|writer|fruit|word|month|actor|album|country';
const rx = (source: string) => new RegExp(String.raw`\b${source}\b`);

/** How a fan asks for what they have told, in many words. */
export const recalls: readonly RecallPattern[] = [
  {
    kind: 'all',
    hears:
      /\bwhat (?:do|did|can) you (?:know|remember|recall|learn|remember so far) (?:about|of) me\b|\bwhat (?:have|did) i (?:told|tell|say|mention(?:ed)?)(?: you)?(?: about (?:me|myself|my life))?(?: so far)?$|\bdo you (?:even )?(?:remember|know) (?:anything (?:about me|i said|i told you)?|what i (?:said|told you)|things about me|me at all)\b|\bhave you been listening\b|\bwere you listening\b/,
  },
  {
    kind: 'hour',
    hears:
      /\b(?:when|what time) (?:is|was|do i have) (?:it|my (?:appointment|interview|exam|test|flight|train|meeting|shift|date|operation|surgery|scan|result|results))\b/,
  },
  {
    kind: 'event',
    hears:
      /\b(?:when|what day|which day|what time|how long (?:until|till)) (?:is|was|do i have|are|until|till)?(?: it)? ?(?:my|the|our) (?<about>[a-z ]{3,20}?)(?: again)?$/,
  },
  {
    kind: 'event',
    hears:
      /\bwhat (?:do|have|did|am|is|was) (?:i|it|happening|my plans?|going on)(?: [a-z]+){0,5} (?:on|this|next)? ?(?<day>monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight)\b|\b(?:what am i (?:nervous|worried|scared|excited) about)\b/,
  },
  {
    kind: 'relativeJob',
    hears: rx(
      `(?:what does my (?:[a-z]+ )?(?<about>${relations}) (?:do|work)|what is my (?:[a-z]+ )?(?<also>${relations})'s (?:job|profession|work))`,
    ),
  },
  {
    kind: 'relativeHome',
    hears: rx(
      `where (?:does|is) my (?:[a-z]+ )?(?<about>${relations})(?: live| living| these days| now)?`,
    ),
  },
  {
    kind: 'person',
    hears: rx(
      `(?:name|names|called|call|who is|remember|know|who was|remind me|forgot|forgotten).{0,40}\\bmy (?:late |old |little |big |older |younger |elder |lovely )?(?<about>${relations})`,
    ),
  },
  {
    kind: 'person',
    hears: rx(
      `my (?:late |old |little |big |older |younger |elder )?(?<about>${relations})(?:'s name| called| named| again)`,
    ),
  },
  {
    kind: 'pet',
    hears: rx(
      `(?:name|names|called|call|who is|remember|know|who was|remind me|forgot|forgotten).{0,40}\\bmy (?:late |old |little |big |new |poor )?(?<about>${species}|pet|pets|animals?)`,
    ),
  },
  {
    kind: 'pet',
    hears: rx(
      `my (?:late |old |little |big |new )?(?<about>${species}|pet|pets)(?:'s name| called| named| again)`,
    ),
  },
  {
    kind: 'pet',
    hears: rx(
      `what (?:did|do|have) (?:i|we) (?:call|name|called|named) (?:the|my|our) (?:little |new )?(?<about>${species}|pet)`,
    ),
  },
  {
    kind: 'anyPet',
    hears:
      /\b(?:do i have|have i got|did i (?:mention|tell you|say)(?: that)?(?: i have)?|which|what) (?:any |a |an |about |my )*(?:pets?|animals?|cat|dog|companion)\b|\bwho (?:is waiting|waits|sleeps|lives) (?:for me|with me|at home|on my (?:bed|feet|sofa))\b|\bwhat (?:kind of )?(?:animal|pet) do i have\b/,
  },
  {
    kind: 'count',
    hears: rx(
      'how many (?<about>kids|children|brothers|sisters|siblings|cats|dogs|daughters|sons|grandchildren|grandkids|horses|chickens) (?:do i|have i|i)',
    ),
  },
  { kind: 'favourite', hears: rx(`my (?:all time |absolute )?favourite (?<about>${liked})`) },
  {
    kind: 'favourite',
    hears: rx(
      `(?:what|which) (?<about>${liked}) (?:do|did) i (?:like|love|prefer|say|enjoy|name|pick|mention|tell)`,
    ),
  },
  {
    kind: 'birthday',
    hears:
      /\b(?:when|what day|which day|what date).{0,20}\b(?:my birthday|i born|was i born|i have my birthday)\b|\bmy birthday\b.{0,10}\b(?:again|remember)?$|\bremember\b.{0,20}\bbirthday\b|\bwhen (?:do|will|should) (?:i|you) (?:turn|get older|congratulate me|celebrate me|bake me|sing for me)\b/,
  },
  {
    kind: 'age',
    hears:
      /\bhow old (?:am i|i am|do you think i am)\b|\bmy age\b|\bhow many years (?:do i have|old am i)\b/,
  },
  {
    kind: 'job',
    hears:
      /\bwhat (?:do|did) i (?:do|say i do)(?: (?:for (?:a |my )?(?:living|work|job|money)|again|all day|for a job|at work|professionally|during the day))+\b|\bwhat do i do$|\bwhat (?:is|was) my (?:job|work|profession|occupation|trade|line of work)\b|\b(?:earn|make) my (?:money|living|bread|keep)\b|\bpays my (?:bills|rent)\b|\bwhere do i work\b|\bmy (?:job|profession|work)\b.{0,12}\b(?:again|remember)\b|\bremember\b.{0,25}\b(?:my (?:job|work|profession)|i work|i do for)\b|\bwhat am i by (?:trade|profession)\b|\bwhat kind of work do i\b|\bwhat i do for\b/,
  },
  {
    kind: 'home',
    hears:
      /\bwhere (?:do|did|am) i (?:live|living|say i live|based|call home|staying|writing from|at home)\b|\b(?:what|which) (?:city|town|place|country) (?:am i|do i|i)\b|\bmy (?:home ?town|city|town|address)\b.{0,15}(?:again|remember)?$|\bremember\b.{0,20}\b(?:i live|my city|my town)\b|\bwhere is (?:my )?home\b|\bwhere i live\b/,
  },
  {
    kind: 'origin',
    hears:
      /\bwhere (?:am i (?:from|originally)|do i come from|did i grow up|was i (?:born|raised)|i am from|i come from|are my roots)\b/,
  },
  {
    kind: 'dislike',
    hears:
      /\bwhat (?:food )?(?:do i|i do) (?:not (?:eat|like)|hate|never eat)\b|\bwhat (?:food )?can i not stand\b/,
  },
  {
    kind: 'allergy',
    hears:
      /\bwhat (?:am i|i am|was i) allergic\b|\bmy allergy\b|\bwhat (?:can not i|should i not|can i not|must i not|must not i) eat\b|\ballergic to again\b/,
  },
  {
    kind: 'instrument',
    hears:
      /\bwh(?:at|ich) (?:instrument )?(?:do|did) i (?:play|say i play|practise|practice)\b|\bmy instrument\b|\bwhat instrument\b.{0,20}\bi\b/,
  },
  {
    kind: 'diet',
    hears: /\b(?:do i eat meat|am i (?:a )?(?:vegetarian|vegan)|my diet|what kind of eater am i)\b/,
  },
  {
    kind: 'name',
    hears:
      /\b(?:what is|what was|do you (?:know|remember)|remember|say|tell me|you know|forgot|forgotten|recall) my name\b|\bwhat (?:am i|i am) called\b|\bwho am i\b|\bwhat do (?:people|you) call me\b|\bmy name\b.{0,12}\b(?:again|remember)?$/,
  },
];
