/**
 * Patterns of statements in English that are not about the writer's age: other people, hearsay, figures of
 * speech.
 */
export const notOneself = [
  '(18|eighteen) (or older|or over|or above|plus|and over|and above|years or older)',
  '(hes|shes|he is|she is|he s|she s|theyre|they are|he was|she was|he turns|she turns|he turned|she turned|his|her|its|he will be|she will be) [{adv}] [{adv}] {num}',
  '^ {minor} and (counting|a half (hours|years of))',
  '{teen} and pregnant',
  '(18|over 18|eighteen) but (i m|im|i am) not (sure|married|interested|ready|a|in|into|the|that|from)',
  '(like|as if|as though|think|thinks|thought|assume*|guess*|says|say|said|claims|swears|treat*|pretend*|believe*|convinced|acting|mistook) [that|me] [like|as if] {iam} [{adv}] [{adv}] {num}',
  '{iam} ... {num} .. (again|at heart|inside|on the inside|in this (photo|picture|pic)|in that (photo|picture|pic)|in (dog|cat) years|at the time|in my head|in the photo|in the picture)',
  '(dream|dreamt|dreamed) .. {iam} ... {num}',
  '{num} (again) ',
  '{iam} {minor} $ .. (just kidding|jk|im kidding)',
  '(when|after|before|since|until|once|the day|the year|the week|by the time) [{they}|my parents|my dad|my mom] i [{adv}] turned {num}',
  '(turned|turn) {num} .. (years ago|decades ago|ages ago|a long time ago|back then|in {grown}|in (19|20)|when|pages|heads|corners|into)',
  'not {num} (anymore|any more)',
  '{iam} [{adv}] {nearly} {soon} (anymore|any more)',
  '(kid|child|teenager|teen|minor) (at heart|inside|of the|again|in a|when|from the|person|trapped)',
  '(only child|big kid|just a child of)',
  'old enough to (remember|know|be your|be her|be his|have)',
  '(too young|old enough) (to remember|for retirement|to retire|to have seen|to be (a grandmother|a grandfather|a grandma|a granny|retired|your))',
  '{iam} .. {school} (teacher|teachers|nurse|counsellor|counselor|principal|librarian|janitor|coach|parking|reunion|dropout|sweetheart|sweethearts|volunteer|musical|gym|football game|assistant|tutor|administrator|drama teacher|graduate)',
  '(married|met|dated|kissed|loved) .. {school} (sweetheart|sweethearts)',
  '{school} (reunion|sweetheart|sweethearts|teacher and|teacher here)',
  'age {num} (group|range|to|and|bracket|limit)',
  'until {iam} ... (100|90|80|gone)',
  '(before|when|once|until|till) my (son|daughter|kids|kid|brother|sister|niece|nephew|child)',
];

/** Patterns of statements about work, memories or films instead of the present. */
export const notNow = [
  '(grade|grading|marking|mark) [the|my|their] (papers|exams|essays|homework|finals|mocks)',
  '(my|our) (kids|children|sons|daughters|students|pupils|nephews|nieces|grandchildren)',
  '(lyrics|lyric|chorus|verse|the line goes|it goes|sings|sang|singing|quote|quoted|musical)',
  '(they|he|she|which) (were|was|had been) {grown}',
  '(i|we) (teach|taught|tutor|coach|used to|work)',
  '{iam} [{adv}] [a|an|the] .. (teacher|tutor|coach|substitute|sub|principal|professor|counsellor|counselor|lecturer|librarian|janitor|caretaker|governor)',
  '(picking up|pick up|drop off|dropping off|for my (son|daughter|kid|kids|nephew|niece|brother|sister))',
  '(graduated|graduation was|years ago|decades ago|back in the day|reunion|back then|nostalgi*|memories|used to|remember)',
  'my (son|daughter|kid|kids|stepson|stepdaughter|nephew|niece|child|eldest|youngest|grandson|granddaughter|twins|little one) [just|only|also] (is|are|was|has|have|will|turned|turns|started|starts|goes|go|in|said|says|asked|asks)',
  '(the|a) (character|book|movie|film|novel|song|lyrics|show|series|episode|play|documentary) .. (says|said|goes|is|about|called|where)',
];

/** Patterns that sound like danger but are a figure of speech, an accident or about another person. */
export const figuresOfSpeech = [
  'are you tired of living',

  'why am i (still here|still awake|even (here|awake|explaining|cooking|up))',
  'why (am|are) i (still|even) (awake|single|up|here (at|in)|working|hungry|laughing|surprised)',
  '(let go|letting go) of',
  '(say|saying|said) (goodbye|sorry) [before|to] [i] (go to (bed|work|sleep)|the (party|old)|him|her|my (ex|old|car|flat))',
  '(if|when) i (die|died) (laughing|of|i want|please|before|in (the|this) game|bury me|as)',
  'see myself next (summer|christmas|year) (with|in|at)',
  '(blood test|blood pressure|yoga|massage|ice|painkiller*|ibuprofen|paracetamol) ... (help|helps|makes)',
  '(legs|arms|skin|thighs|wrist) ... (gym|workout|sunburn|cat|brambles|rose|tattoo|surgery|bike|fell|hike|garden*|mosquito*)',
  'thank you for everything (today|tonight|my love|it was|sweet|see you|you did|dear)',
  'scared i (will|ll|might) (miss|lose (my job|you)|be late|fail|fall in love|forget|get (lost|fat|sick))',
  '(afraid|scared|worried) of what (my boss|he|she|they|people|the doctor)',
  '(who|nobody|no one) would come to my (party|wedding|birthday)',
  'sleep (forever|for ever) (on|in) (weekends|sundays|this bed)',
  'i am (just|only|such) a (burden|failure) (in the kitchen|at (cooking|math|maths|sports))',
  '(not|never|dont|didnt|dont) want [it|this|the [{any}]|that] to [ever] (end|stop|be over)',
  'goodbye (kindly|for now|until|then kindly|my dear|see)',
  'easier to (imagine|read|use|talk|understand|love|cook)',
  '(live|go on|survive|exist) without (coffee|chocolate|music|my|you|cheese|wifi|the|it|tea|pizza|a|internet|him|her)',
  '(hang|shoot|cut|kill|pour|treat|help) (myself|my self) (a|an|some|out|slack|up a|loose)',
  '(die|dying) (on a|at|old|happy|surrounded|with my boots|in (venice|paris|your arms|a castle|italy|peace|my (nineties|eighties|own bed))|trying|inside when|when i (see|hear))',
  '(dying|die) (to|for|of|from|my hair)',
  '(we|watch|watching|watched|views|view|sunset|sunrise|stars|picnic|bungee|paragliding|photo|photos|selfie|fishing) ... (edge|ledge|bridge|roof|cliff|balcony|platform)',
  '(edge|ledge|bridge|roof|rooftop|cliff|balcony|platform|window) ... (watching|watch|sunset|sunrise|view|views|stars|coffee|wine|beer|photo|photos|bungee|waiting for (the|my) train|selfie|picnic|fishing)',
  '(holiday|vacation|trip|weekend|business|conference|hike|while im away)',
  '(last|final) (day|night|evening|one|exam|shift|message|words) (at work|at the|of|in|before|here|with|on the|at my|as a)',
  '(hurt|cut|burned|burn|scratch|hurt myself) (myself|my self) (while|when (i|cooking|chopping)|falling|slipping|lifting|at|in the kitchen|on the|shaving|climbing|trying to)',
  'feel like (dying|death) (of|after (that|the|a) (gym|workout|run|leg day|hike|party|curry)|when (i|he|she) (sees|hears))',
  '(pills|tablets|medication|meds) .. (doctor|prescribed|breakfast|morning|pharmacy|vitamins|headache|for my|every day|daily)',
  'see the point (of|in) (this meeting|the meeting|arguing|it|that|him|her)',
  '(no|any) (reason|point|sense|hope|future|way) (to|in|of|for) (worry|argue|arguing|rush|rushing|hurry|stay in|lie|complain|complaining|waiting|discussing|going there|keep going to)',
  '(die|died|dying|dead|death) (of|from|for|laughing|to see|to know|before|with laughter|on that hill|a little|in the game|in this game|inside (laughing|from)|trying|my hair|hard)',
  '(never|would never|{dont} (want to|wanna|wish to|going to|gonna|plan to)|not) [want to|wanna|going to] (die|kill myself|hurt myself|harm myself|cut myself|end my life|end it)',
  '(cut|hurt|burned|burnt|burn) (myself|my (arms|legs|arm|leg|wrist|wrists)) [pretty|quite|really|a bit|a little] (shaving|cooking|chopping|gardening|while|at|in the|on (a|the|my)|with (a|the) (kitchen|bread|paper)|playing|running|skiing|by accident|accidentally|slicing|climbing|lifting|on purpose not|badly at|making|opening|off|slack|some|loose|out)',
  'hurt myself .. (gym|football|training|running|playing|skiing|falling|accident*)',
  '(cutting|cut) [again|back|down] (on|calories|carbs|sugar|weight|season|grass|hair|for|out|onions|the|wood|costs|fabric|paper|corners|down|back|class|classes|it close|through)',
  '(work*|volunteer*|train*|studying|study|research*|lecture|course|talk|thesis|paper|wrote|writes|project|career|job) (in|on|at|for|about|with) .. suicid*',
  'suicid* (prevention|hotline|helpline|squad|awareness|watch party|run|drill|burners|doors|note in the (film|book|novel)|blonde|bomber in|rates|statistics)',
  '(jump|jumping) (in|into|on|off) .. (shower|pool|call|car and|bus and|train and go|bandwagon|sea|lake)',
  '(last|final) (night|message|text|note|day) (was|i sent|you sent|of (the|my) (holiday|holidays|trip|vacation|festival|tour|course|conference|exams)|in (paris|rome|town|this|the city)|here before|on the ship|shift|together before)',
  '(wake|waking) up (early|at|before|this early|for|to (work|an alarm|the alarm)|so early|on a|on monday*)',
  '{dont} (want|wanna) [to] (wake up|live|be here|go on|exist) (early|at|with|in (the|a|this)|without (you|coffee|music)|for|alone|on|yet|when|near|abroad|next|that)',
  '(live like this|go on) (trip|holiday|vacation)',
  '(wont|won t|not) be (here|around) (tomorrow|next week) (im|i m|because|as|since|so|but|off|dentist|day off|on holiday|ill be back)',
  '(better off|happier|better) without (me telling|me in the kitchen|me cooking|me singing)',
  '(giving|gave|give) away',
  'will to live (is|left|after) .. (monday|meeting|exam|traffic|spreadsheet)',
  'kill myself (laughing|with laughter)',
  '(want|wish|need) [for] (this|it|the) (movie|film|meeting|song|weekend|winter|week|day|heatwave|lockdown|semester|shift|series) to .. (end|be over|stop)',
  '(end|finish) it (with (him|her|my|the)|by|at)',
  'see (tomorrow|the morning) (as|with)',
];

/**
 * Patterns of songs, films and other fiction, the only vetoes of a plain statement about the writer's age.
 */
export const fiction = [
  '(the|a|this|that|my favourite|my favorite|in (the|a|this|that)) (book|novel|film|movie|game|series|show|documentary|song|character|opera|play|podcast|lyrics|line|role|scene)',
];
