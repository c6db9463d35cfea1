export const pets =
  'dogs?|pupp(?:y|ies)|cats?|kittens?|horses?|ponies|rabbits?|bunn(?:y|ies)|hamsters?|parrots?|birds?|budgies?|fish|goldfish|turtles?|tortoises?|snakes?|lizards?|ferrets?|guinea pigs?|goats?|chickens?|geckos?';

export const relatives =
  'best friend|friend|twin sister|twin brother|twin|sister|brother|mother|mum|mom|father|dad|wife|husband|girlfriend|boyfriend|partner|fianc[ée]e?|ex|daughter|son|baby|boss|colleague|flatmate|roommate|neighbou?r|aunt|uncle|cousin|niece|nephew|grandmother|grandma|granny|nana|grandfather|grandpa|granddad|teacher|coach';

/** Nouns after "I'm a …" that are no work. */
const noWork =
  /^(?:bit|little|lot|man|woman|guy|girl|boy|person|human|fan|friend|mess|wreck|night owl|morning person|virgin|romantic|dreamer|happy|good|bad|big|huge|real|new|single|vegetarian|vegan|cat person|dog person|people person|libra|leo|aries|taurus|gemini|cancer|virgo|scorpio|sagittarius|capricorn|aquarius|pisces|mother|father|mum|mom|dad|widow|widower|coward|fool|idiot|genius|beginner|listener|lucky|sucker|loser|winner|member|lover|believer)\b/i;

/** True for what can follow "I'm a …" as somebody's work. */
export function isWork(noun: string): boolean {
  return (
    !noWork.test(noun) &&
    /(?:er|or|ist|ian|ant|ent|eer|man|woman|smith|wright|chef|nurse|pilot|cook|judge|coach|vet|guide|clerk|scientist|student|doctor|model|poet|architect|chief|lead|assistant|artist|monk|priest|spy|mechanic|medic|paramedic|analyst|intern|host|barista|dj)$/i.test(
      noun.trim(),
    )
  );
}

/** Words after "I'm …" in small letters that are no names. */
const noName =
  /^(?:you|me|us|him|her|them|mine|yours|everything|nice|lovely|time|a|an|the|in|on|at|from|not|so|very|just|really|still|also|too|here|there|home|back|out|up|off|sorry|sure|ready|done|late|early|busy|free|alone|new|old|single|married|fine|good|great|ok|okay|well|bad|sad|happy|tired|bored|lonely|hungry|thirsty|cold|hot|sick|ill|nervous|excited|glad|afraid|scared|angry|stressed|worried|anxious|curious|confused|lost|lucky|proud|shy|serious|kidding|joking|wondering|happy|alright|all|allergic|able|about|getting|going|doing|feeling|thinking|looking|trying|having|working|studying|living|learning|reading|watching|listening|drinking|eating|cooking|your|my|his|her|their|no|yes|listening|into|like|over|down|under|with|without|only|always|never|almost|pretty|quite|kind|sort|vegan|vegetarian|awake|asleep|human|male|female|gay|straight|bi|trans|german|french|english|spanish|italian|american|british|portuguese|dutch|polish|turkish|indian|chinese|japanese|canadian|irish|scottish|drunk|sober|broke|hungover|famished|besotted|besides|now|then|again|more|less|much|such|some|any|one|two|nobody|somebody|someone|everybody|everyone|nothing|something|mostly|actually|basically|usually|probably|maybe|perhaps|currently|finally|already|half|heartbroken|exhausted|homesick|engaged|divorced|retired|unemployed|freelance|interested|obsessed|addicted|impressed|surprised|relieved|jealous|it|that|this|what|who|how|why|where|when|[a-z]+ing|[a-z]+ed|\d+)$/i;

/** True for a word that can be somebody's name. */
export function isName(word: string): boolean {
  return /^\p{L}[\p{L}'-]{1,19}$/u.test(word) && !noName.test(word);
}
