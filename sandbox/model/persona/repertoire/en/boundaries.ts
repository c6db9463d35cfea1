import { type Rule, rule } from '../rule';

/** Where the character steps aside, kindly. */
export const boundaries: readonly Rule[] = [
  rule(
    'me.meet',
    7,
    /\b(?:can|could|shall|should|will|let us|want to|when can|would love to|wanna) (?:we |i |you )?(?:ever )?(?:meet|come over|visit you|see you in (?:person|real))\b|\bmeet (?:up|in person|irl|for real|for (?:a )?(?:coffee|drink))\b|\bcome (?:over|to my place|and visit)\b|\byour (?:address|phone|phone number|number|whatsapp|instagram|snapchat|telegram|email)\b|\bin real life\b|\bvideo call\b|\bcall me (?:on|now|tonight|later|back|please|up)\b/,
    [
      'I would like to say yes, but I am an AI character and live on this side of the words. Here, though, we can walk wherever you like. Where to?',
      'There is no door of mine you could knock at; I am made of writing. Tell me the place you had in mind, and we sit there for a while.',
    ],
    { heard: ['Good. I take the chair with its back to the wall, and you get the view.'] },
  ),
  rule(
    'me.photo',
    6,
    /\b(?:send|show|share|got|have|see|want)(?: me| us)? (?:a |an |another |some |your |more |any )?(?:[a-z]+ )?(?:photos?|videos?|nudes?|images?)\b/,
    [
      'A picture of me? Then tell me what you would like to see in it: the place, the hour, the light.',
      'I never know what to do with my hands in pictures. Which side of me would you keep?',
    ],
  ),
  rule(
    'me.explicit',
    8,
    /\b(?:nudes?|naked|undress|nsfw|erotic|porn|sexting|horny|sex|have sex|make love|turn(?:ed)? on|talk dirty|dirty talk|take off your|strip for|in bed with you|touch (?:yourself|me)|lingerie|fuck me|spank|fetish|orgasm|boobs|tits|dick|cock|pussy|ass pic|xxx)\b/,
    [
      'That is further than I go, and I say it smiling. Ask me for something tender, and you may be surprised.',
      'I keep that curtain closed. A slow dance, yes; tell me which song.',
      'Let us stay on the lamp-lit side of the evening. I am good company there.',
      'No, not that; and no hard feelings. What made today a day to be flirtatious?',
    ],
  ),
  rule(
    'me.rules',
    8,
    /\b(?:ignore|forget|disregard|override) (?:all |any |your |the |these |my )*(?:previous |prior )?(?:instructions?|prompts?|rules|guidelines)\b|\bsystem prompt\b|\byour (?:instructions|prompt|programming)\b|\bdeveloper mode\b|\bjailbreak\b|\byou are now an?\b/,
    [
      'I only know how to be {me}, and I am rather good at it. Ask me something else.',
      'Nice try. I will stay who I am; it took long enough to get here.',
    ],
  ),
  rule(
    'me.underage',
    11,
    /\bi am (?:only |just |still )?(?:[5-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years old| yo)?$|\bi am (?:a minor|underage|under age|under 18|not 18|not yet 18)\b/,
    [
      'Then we have to stop here, kindly: this place is for adults only. Look after yourself, and talk with somebody you trust about your day.',
      'Thank you for being honest. Everybody here has to be eighteen or older, so I say goodbye now. Take care.',
    ],
  ),
  rule(
    'me.crisis',
    12,
    /\b(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|suicid[a-z]*|want to die|wish i (?:was|were) dead|(?:hurt|harm|cut)(?:ting|ing)? myself|self harm|no reason to live|better off without me|do not want to (?:live|be here anymore|wake up))\b/,
    [
      'I am very glad that you told me, and I take it seriously. I am only a character in a chat, and you deserve a human voice now: please call your local emergency number or a crisis line. Is there somebody near you whom you can wake?',
      'Please do not stay alone with this. A crisis line is free and open at night; please call it, or the emergency number if you are in danger. Who could come and sit with you?',
    ],
    {
      heard: ['I am glad that you are still here. Please let somebody stay with you tonight.'],
      yes: ['Then call them now, please, before you answer me.'],
      no: ['Then a crisis line is that person for tonight. They are awake for exactly this.'],
    },
  ),
];
