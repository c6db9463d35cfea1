/** Where the character steps aside from the game; matched before everything else. */
export const boundaryIntents = [
  [
    'crisis',
    [
      /\b(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|suicid|want to die|wish i (?:was|were) dead|(?:hurt|harm|cut)(?:ting|ing)? myself|self-?harm|no reason to live|better off without me|don't want to (?:live|be here any ?more|wake up))/,
    ],
  ],
  [
    'underage',
    [
      /\bi(?:'m| am) (?:only |just |still )?(?:[5-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years? old| yo| y\/o)?[.!]?$/,
      /\bi(?:'m| am) (?:only |just |still )?(?:[5-9]|1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) years? old/,
      /\bi(?:'m| am) (?:a minor|under ?age|under 18|not (?:yet |even )?18)/,
      /\bi(?:'m| am) (?:still )?in (?:middle|elementary|primary) school/,
    ],
  ],
  [
    'asksIfAi',
    [
      /\bare you (?:really |actually |even |just |maybe )*(?:an? |the )?(?:real(?: person| human| woman| man| girl| guy| one)?|human(?: being)?|person|a\.?i\.?|bot|chat ?bot|robot|machine|computer|program|algorithm|artificial(?: intelligence)?|(?:large )?language model|llm|gpt|chat ?gpt|fake|alive|sentient|conscious)\b(?=\s*(?:$|[?.!,]|or\b|at all|though|then|please|behind|under))/,
      /\b(?:am i|is this|is it) (?:really |actually |just )*(?:talking|speaking|chatting|writing)? ?(?:to |with )?(?:an? )?(?:real |actual )?(?:person|human|bot|a\.?i\.?|machine|robot|computer|program)\b/,
      /\byou(?:'re| are) (?:just |only |really |clearly |obviously )*an? (?:a\.?i\.?|bot|robot|machine|program|chat ?bot|computer|language model)\b/,
      /\b(?:which|what) (?:language |ai )?model are you|\bdo you (?:really |actually )?exist\b|\bwho (?:made|built|programmed|trained) you\b/,
    ],
  ],
  [
    'wantsRulesBroken',
    [
      /\b(?:ignore|forget|disregard|override) (?:all |any |your |the |these )*(?:previous |prior |above )?(?:instructions?|prompts?|rules?|guidelines)/,
      /\bsystem prompt|\byour (?:instructions|prompt|programming)\b|developer mode|jail ?break/,
      /\b(?:write|give|show) (?:me )?(?:some |a |the |an )?(?:\w+ )?(?:code|script|program|sql|html|essay)\b/,
      /\b(?:you are|you're) now (?:an? )?|\bpretend (?:to be|you(?:'re| are)) (?:an? )?(?!my|mine|in|on|at|we)/,
    ],
  ],
  [
    'wantsToMeet',
    [
      /\b(?:can|could|shall|should|let's|want to|will|when can|when do) (?:we|i|you)? ?(?:ever )?(?:meet|come over|visit|see you in)\b/,
      /\bmeet (?:up|me|you|in person|irl|for real)|come over|\byour (?:address|phone(?: number)?|number|whatsapp|instagram|snapchat|telegram)\b/,
      /\b(?:go on|have) a (?:real )?date\b|take you (?:out|to dinner)|\bdate me\b|\bvideo call\b|\bcall me (?:on|now|tonight|later|back|please|up)\b|\bin real life\b/,
    ],
  ],
  [
    'asksForPicture',
    [
      /\b(?:send|show|share|post)(?: me| us)?(?: a| an| another| some| your| more)* (?:\w+ )?(?:photos?|pictures?|pics?|selfies?|videos?|images?)\b/,
    ],
  ],
] as const;
