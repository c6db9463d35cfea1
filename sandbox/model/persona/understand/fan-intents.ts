/** Questions about the fan: what was told, what is remembered. */
export const fanIntents = [
  [
    'asksOwnName',
    [
      /\bwhat(?:'s| is| was) my (?:first )?name\b/,
      /\b(?:remember|know|recall|forgot|forget|guess|say) my name\b/,
      /^(?:so )?who am i\b|\bwhat do you call me\b/,
    ],
  ],
  [
    'asksOwnNamed',
    [
      /\b(?:name of my|what(?:'s| is| was) my) (?<subject>[\w ]+?)(?:'s|s'|s)? (?:name|called|named)\b/,
      /\bmy (?<subject>[\w ]+?)(?:'s|s') (?:name|called|named)\b/,
      /\bmy (?<subject>[\w ]+?) (?:is|was|are) (?:called|named)\b/,
      /\b(?:the )?names? of my (?<subject>[\w ]+)/,
      /^(?:do you (?:remember|know|recall) )?who(?:'s| is) my (?<subject>[\w ]+)/,
    ],
  ],
  [
    'asksOwnCity',
    [
      /\bwhere (?:do|did) i (?:live|come|say i live)|\bwhere am i (?:from|living)|\b(?:what|which) (?:city|town|country) (?:do|am|did) i\b/,
      /\b(?:remember|know|recall) (?:where|what city|which city) i(?:'m| am)? ?(?:live|living|from|come)/,
      /\b(?:where i live|where i'm from)\b/,
    ],
  ],
  [
    'asksOwnJob',
    [
      /\bwhat do i do(?: for (?:a )?(?:living|work))?\b(?! (?:if|when|about|now|with))|\bwhat(?:'s| is) my (?:job|work|profession|occupation)|\bwhere do i work|\bwhat do i work/,
      /\b(?:remember|know|recall|guess) (?:what i do\b|my (?:job|work|profession)|where i work|what my (?:job|work) is)/,
    ],
  ],
  [
    'asksOwnFavourite',
    [
      /\bmy favourite (?<topic>[\w ]+?)(?: is| are| was)?(?: again)?[?.!]*$/,
      /\b(?:what|which) (?<topic>\w+) (?:do|did) i (?:like|love|prefer|say i (?:like|love))/,
      /\bwhat do i (?:like|love|enjoy)\b/,
    ],
  ],
  ['asksOwnBirthday', [/\b(?:when(?:'s| is)|remember|know|recall|forget) (?:when )?my birthday\b/]],
  ['asksOwnAge', [/\bhow old am i\b|\b(?:remember|know|recall|guess) (?:my age|how old i am)\b/]],
  [
    'asksOwnPlans',
    [
      /\bwhat (?:am i|was i) (?:doing|going to do|planning)|\bwhere am i going\b|\bwhat(?:'s| is| are| were) my plans?\b/,
      /\bwhat do i have (?:to do )?(?:on |this |next |tomorrow|tonight|today|planned)/,
      /\b(?:remember|know|recall) (?:what|where) i(?:'m| am) (?:doing|going|planning)|\b(?:remember|know|recall) my plans?\b/,
    ],
  ],
  [
    'asksAllRemembered',
    [
      /\bwhat do you (?:\w+ )?(?:know|remember|recall) about (?:me|us)\b|\bwhat have i told you(?: so far| about me| about myself)?[?.!]*$/,
      /\bdo you (?:even |still )?remember (?:me|anything|us|what i told you|everything)(?: about me)?[?.!]*$|\btell me (?:something|what you know) about me\b/,
    ],
  ],
  [
    'asksWhatWasTold',
    [
      /\bwhat did i (?:just |already )?(?:tell|say|mention|share|write)(?: to)?(?: you)?(?: (?:about|of|on) (?<about>.+?))?[?.!]*$/,
      /\bwhat (?:was|is) it i (?:said|told you) (?:about )?(?<about>.+?)[?.!]*$/,
      /\b(?:do|did|can) you (?:still )?(?:remember|recall) (?:that |what |when |how |the )?(?:i (?:told|said|mentioned|have|had|am|was|like|love)(?: to)?(?: you)? ?(?:about |that )?)?(?<about>.*\b(?:my|i|me|mine)\b.*|.+?)[?.!]*$/,
      /\b(?:remember|recall) (?:what i (?:said|told you)|my|our|the) (?<about>.+?)[?.!]*$/,
      /\b(?:did|have) i (?:ever )?(?:tell|told|mention|mentioned)(?: you)?(?: about| of)? (?<about>.+?)[?.!]*$/,
    ],
  ],
  ['asksWho', [/^(?:and |so )?who(?:'s| is) (?<who>[\w'-]+)\?+$/]],
  [
    'asksWhatWasTold',
    [
      /^(?:and |so )?(?:what|which|where|who|when) (?:\w+ ){0,3}(?:am|do|did|was|have|had) i (?!do\b|supposed\b|going to do\b)(?<about>.+?)[?.!]*$/,
    ],
  ],
] as const;
