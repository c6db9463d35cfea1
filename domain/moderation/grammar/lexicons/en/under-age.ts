/**
 * Patterns in English of rules by the law, parents or school for minors, and of ages mentioned in passing.
 */
export const englishUnderAge: string[] = [
  '(for|on|at|had|celebrated|celebrating|got [{any}] [{any}] for|after|before|until) my (13th|14th|15th|16th|17th|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth) (birthday|bday|b day)',
  '(not|nowhere near|still not|am not) [yet|even|quite|really] (of|at) [the] [legal|full|required] (age|majority)',
  '(under|below) the [legal|required|minimum] age',
  'my (id|passport|birth certificate|student card|school id) [still] (says|shows|has) .. {young}',
  '(there are|there s|theres|we have|we re|with|all) .. (kids|students|girls|boys|people) in {grade} grade',
  '(havent|have not|didnt|not) [even|yet] (finished|started|graduated|left|completed) [from] [my] (middle school|high school|highschool|{grade} grade|school) [yet]',
  '(mom|mum|dad|parents|mother|father|they) [{any}] (says|said|say|wont let|dont let|doesnt let|lets|allow*) [{any}] [{any}] ... (till|until|before|when|til|once) (im|i m|i am|i turn|i get) {minor}',
  '(till|until|before|til) (im|i m|i am|i turn) {minor}',
  '(my (parents|mom|dad|mum) (are|is) (asleep|sleeping)|everyone is asleep) ... (school|{grade} grade|homework|class) [tomorrow]',
  '{me} (cant|can t|cannot|can not|couldnt|may not|am not able to) [even|legally|really|actually] {legal} [{any}] [{any}] (yet|legally|until|till|for (another|{num}|a)|on my own)',
  '{me} (not|wont be|aint) [even|yet|quite|nearly|legally] (allowed|old enough|permitted|of age) [yet] to [even|legally] {legal}',
  '{me} [{adv}] (too young|too little) [yet] to [even|legally] {legal}',
  '(not|aint) (old enough|allowed) to {legal} (yet|but|and|so)',
  '(have|need|got) to wait [another|{num}|a|until|till] [{any}] [{any}] (to|before i can|until i can) [legally] {legal}',
  '{num} [more] (years|yrs|months) (to go|left|until|till|before|and then|til) [and|till|until|i|im|can|then|i m] [then|i|can|allowed] [can|allowed|to|legally] ({legal}|vote|drive)',
  '(vote|drive|drink) (yet|legally) ^ [{adv}] {num} [more] (years|months) (to go|left)',
  '(^|im|i m|i am|still|only|just|turned|being|at|me) [{adv}] [{adv}] {teen} and (a half|a bit|three quarters|{num} months) [{yo}] (^|$|but|and|so|if|now|still|here|lol)',
  '(^|im|i m|i am|still|only) [{adv}] {teen} going on {num}',
  '(at|in|of|its|it s|this is|halfway through|starting|surviving|started|hate|hating|doing|half of) [my|is] (freshman|sophomore|junior|senior) year ... (high school|hs|highschool|prom|algebra|homeroom|my (mom|mum|dad|parents)|curfew|sat)',
  '(freshman|sophomore|junior|senior) year [and|of|in|at|so|sucks|is] [{any}] [{any}] .. (in|at|of) [my] (high school|hs|highschool)',
  '(freshman|sophomore|junior|senior) year (sucks|is|kills) ... (high school|highschool|hs)',
  '(finals|midterms|exams|homework|teachers|people|kids|girls|boys|guys|everyone|classes|lunch|gym|mornings|tests|projects|life) (in|at) [my] (high school|highschool|middle school|junior high) [{any}] (suck*|is|are|r|be|hate|hates|makes|make)',
  '(revising|studying|revision|cramming|study|revise|prep) for [my|the] (gcse*|highers|nat 5s|national 5s|leaving cert|junior cert|psat|psats|mocks)',
  '{me} [{adv}] [{any}] (sitting|taking|doing|having|got|have) [my|the] (gcse*|highers|nat 5s|national 5s|leaving cert|junior cert|psat|psats|mocks)',
  '{iam} [{adv}] [in] (y|yr|year) (7|8|9|10|11|seven|eight|nine|ten|eleven) [$|and|at|so|but]',
  'my [own|strict|mean] (parents|mom|mum|dad|mother|father|stepdad|folks|nan|foster parents) (would|will|d|are gonna|is gonna|are going to|is going to|gonna|might) [so|totally|definitely] ground me',
  'my (parents|mom|mum|dad|mother|father|folks) (would|will|d|gonna|might) [so|totally|definitely|probably] (kill me|freak|flip|murder me|go mad|go crazy|be so mad|take my phone) [out] (if|when) (they|she|he) [ever] (saw|see|knew|know|find|found|catch|caught) [out] [{any}] [{any}] (on here|im on|i m on|i was on|this app|this site|my phone|talking to|chatting)',
  '(parents|mom|mum|dad|mother|father) [{any}] (said|says|think|thinks|keep saying|keeps saying) [that] (im|i m|i am) [{adv}] too young [for|to|$]',
  '{me} not allowed [to] [be|have|use|go|stay|date] [on|out|up|a] [here|boyfriend|girlfriend|late|phone|app|this] ... (parents|mom|mum|dad|strict|until {teen}|till {teen}|older)',
  '(need|needs|have to get|gotta get|waiting for) (my) (parents|mums|moms|dads|mom|dad|mum) (permission|consent|signature|to sign|to say yes)',
  '{minor} (next|this|in a) (week|month|weekend|friday|saturday|sunday|monday|tuesday|wednesday|thursday|june|july|may|march|april|january|february|august|september|october|november|december) $',
  '(birthday|bday) .. (finally|turning|gonna be|going to be|ill be|i ll be|i will be|be) [finally] {minor}',
];

/** Patterns of other people who are too young, and of the writer's past. */
export const englishOfAge: string[] = [
  '(he|she|they|hes|shes|theyre|son|daughter|kid|kids|niece|nephew|brother|sister|cousin|boy|girl|students|pupils|children|grandson|granddaughter|child|is|are|was|were|him|her|who|looks|looked|seems) [is|are|was|s|still] [{any}] [{any}] (cant|can t|cannot|too young|not old enough|old enough|not allowed|going on|allowed|couldnt)',
  '(was|were|did|met|had|during|since|our|peaked|his|her|their|my (son|daughter|sons|daughters|kids|kid|nephew|niece)s|back|after|until|before) [{any}] [{any}] [{any}] (freshman|sophomore|junior|senior) year',
  '(cant|can t|cannot|couldnt) drive [yet|legally] ... (never got|in the city|by bike|train instead)',
  '(cant|can t|cannot) drive [yet|legally] .. (sprained|broke|broken|surgery|licence (expired|was)|test again|failed|stick|manual|fog|in (snow|london|the uk))',
  '(failed|failing) [my|the] [driving] test',
];
