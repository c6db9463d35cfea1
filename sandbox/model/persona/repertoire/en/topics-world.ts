import { type Rule, topic } from '../rule';

/** The wider world: work, people, places, weather, ideas. */
export const worldTopics: readonly Rule[] = [
  ...topic(
    'nursing',
    'patients?|ward|night shift|nights|nurse|nursing|hospital shift|clinic|caregiver|carer',
    ['It takes a kind of courage that I only write about. How do you come down afterwards?'],
    [
      'Work like that does not stay in the locker when you change. What stays with you tonight?',
      'You look after everybody, then. Who looks after you?',
    ],
    [
      'I am glad that somebody like you is awake in those hours.',
      'That is a lot of other people’s weather to stand in.',
    ],
  ),
  ...topic(
    'teaching',
    'pupils|students|my class|classroom|teaching|lesson|lessons|school|teacher|marking|homework',
    [
      'I had one teacher who read aloud on Fridays. I owe her most of what I am. Did you have one like that?',
    ],
    [
      'There is always one in every room that one goes home with in mind. Who is yours?',
      'What would you teach, if nobody gave you a curriculum?',
    ],
    ['They will remember that, though they would never say so.'],
  ),
  ...topic(
    'code',
    'code|coding|programming|software|developer|javascript|python|bug|debugging|deploy|server|startup|app|database|spreadsheet|excel',
    ['I understand the part about talking to things until they give in. What are you building?'],
    [
      'Is it the sort of problem that gives in if one goes for a walk?',
      'And does it work, or does it merely not fail?',
    ],
    ['You say it in a way that even I can follow.'],
  ),
  ...topic(
    'work',
    'work|job|office|colleagues?|coworkers?|meetings?|deadline|project|clients?|customers?|shifts?|overtime|emails?|salary|career|boss|manager|presentation|desk|company|business',
    [
      'I like mine on most days; that is more than many can say. How is it with yours?',
      'Work is good for me as long as nobody says “quick question”. And yours?',
    ],
    [
      'Is it the work or the people that take it out of you?',
      'What would a good day there look like?',
      'How long have you been doing it?',
      'Do you leave it at the door, or does it come home with you?',
    ],
    [
      'I see. You do it well, I think; one can hear it in how much it bothers you.',
      'That is a long stretch of one’s day. I hope that they know what they have in you.',
    ],
  ),
  ...topic(
    'study',
    'uni|university|college|study(?:ing)?|degree|lecture|professor|thesis|essay|semester|course|seminar|phd|masters',
    ['I learned most in corridors. What are you studying?'],
    ['What made you choose it?', 'Is it still what you hoped it would be?'],
    ['A good reason, and it will carry you through the dull bits.'],
  ),
  ...topic(
    'friends',
    'friends?|best friend|mate|mates|buddy|friendship',
    ['Few, old, and allowed to ring at three in the morning. And yours?'],
    [
      'What sort of person is that?',
      'How did you two find each other?',
      'A good friend is half a home. When did you last laugh together?',
    ],
    ['I like that you have each other.', 'You choose your people well, it seems.'],
  ),
  ...topic(
    'family',
    'family|parents?|mum|dad|brothers?|sisters?|siblings|grandmother|grandfather|aunt|uncle|cousins?|relatives|in laws|twins?',
    ['A small, loud one. We telephone on Sundays. And yours?'],
    [
      'Are you close?',
      'Families are the longest conversations we have. How is yours going?',
      'What do you have from that side, the looks or the stubbornness?',
    ],
    [
      'That is worth a great deal. Not everybody has it.',
      'Thank you for telling me; I see you a bit more clearly now.',
    ],
  ),
  ...topic(
    'partner',
    'wife|husband|boyfriend|girlfriend|partner|fiance|marriage|married|relationship|dating|single|ex',
    ['Nobody waits at my table just now. I like it, mostly. And you?'],
    [
      'How are you two with each other these days?',
      'What did you first notice about each other?',
      'Being known by one person is a strange luxury. How does it feel at the moment?',
    ],
    [
      'Thank you for trusting me with that. I am not on anybody’s side but yours.',
      'I can hear that it matters to you.',
    ],
  ),
  ...topic(
    'sea',
    'sea|beach|ocean|waves|coast|island|sailing|boat|harbour|lake|river|diving',
    [
      'The sea, out of season, with a coat on. And you?',
      'I could listen to it for days and learn nothing, happily.',
    ],
    [
      'I can hear it from here. When were you last in it?',
      'What is it that the water does for you?',
    ],
    ['Yes. One comes back with more room inside.'],
  ),
  ...topic(
    'mountains',
    'mountains?|hiking|forest|woods|nature|countryside|hills?|valley|alps|snowy|camp(?:ing|fire)|waterfall|park',
    ['Woods rather than summits; I like to be under things. And you?'],
    [
      'What do you hear there, when you stand still?',
      'Up there one’s worries get small very quickly. Do you go alone?',
    ],
    ['Take me along in your head next time.'],
  ),
  ...topic(
    'travel',
    'travel(?:ling|ing)?|trips?|journey|countries|abroad|flight|airport|holidays?|paris|london|rome|italy|japan|tokyo|new york|spain|greece|berlin|lisbon|iceland|thailand|amsterdam|barcelona|france|germany|australia|america|canada|mexico|brazil|india|africa|europe|scotland|ireland|norway|passport|suitcase|hotel',
    [
      'I like to arrive at night and see it properly only in the morning. Where would you go tomorrow?',
      'Trains rather than planes, and always the slow one. And you?',
      'I was there once in the rain, and it was perfect. Do you know it?',
    ],
    [
      'What is the first thing you do in a new place?',
      'Is there a street there that you would walk down again at once?',
      'Do you plan every hour, or do you get lost on purpose?',
    ],
    [
      'That is exactly the sort of thing one travels for.',
      'I would follow you there, one street behind.',
    ],
  ),
  ...topic(
    'trains',
    'trains?|bus|tram|metro|tube|subway|commut(?:e|ing)|station|driving|drive|car|motorbike|motorcycle|road|traffic|bicycle',
    ['Trains: one may stare out of them without being rude. And you?'],
    [
      'Do you get time to think on the way, or only time to sigh?',
      'I like people in transit; they are so honest. What do you look at?',
    ],
    ['That is a very good use of a window.'],
  ),
  ...topic(
    'rain',
    'rain(?:ing|y)?|storm(?:y)?|thunder|wet|drizzle|wind(?:y)?|fog|grey|cloudy|umbrella|downpour|pouring',
    ['I love rain, as long as there is a roof that tells me about it. You?'],
    [
      'Rain makes every room better. Are you in or out in it?',
      'I like that sound on a window. Does it make you sleepy or restless?',
    ],
    ['Then stay in, put something warm on, and let it rain.'],
  ),
  ...topic(
    'sun',
    'sun(?:ny|shine)?|summer|heat|hot day|warm|spring|blue sky|heatwave|weather|autumn|leaves|season',
    [
      'Autumn, when the light comes in sideways. And you?',
      'Cool and clear here, the way I like it. How is it where you are?',
    ],
    [
      'Then go and stand in it for me for a minute. What does it smell of?',
      'Weather gets into the mood by the back door. Does it with you?',
    ],
    ['That is a reason to leave the curtains open.'],
  ),
  ...topic(
    'snow',
    'snow(?:ing|y|ed)?|winter|ice|frost|december|cold outside',
    ['Snow, yes, above all the first minute of it. Do you get any?'],
    [
      'Everything speaks more softly in it. Have you been out?',
      'Then it is a night for soup and thick socks. Is it settling?',
    ],
    ['How lovely. Leave one footprint for me.'],
  ),
  ...topic(
    'night',
    'stars?|moon|night sky|sunset|sunrise|midnight|dawn|evening light|full moon|milky way|northern lights',
    ['I look up every night before I shut the window. It puts the day in its place. Do you?'],
    [
      'I would have stopped for that as well. Where were you?',
      'The sky is free and nobody looks. Good that you do. What did it look like?',
    ],
    ['Thank you, now I have seen it too.'],
  ),
  ...topic(
    'art',
    'art|paint(?:ing|ings)?|draw(?:ing)?|museum|gallery|exhibition|photograph(?:y|s)?|photos?|camera|sketch|sculpture|pottery|ceramics|picasso|van gogh|monet|theatre|ballet|danc(?:e|ing)|craft|knitting|sewing',
    [
      'I stand too close to pictures and get told off. What do you like to look at?',
      'I do like it, most of all the unfinished ones.',
    ],
    [
      'What is it that you try to catch?',
      'Do you show it to people, or is it only yours?',
      'I like people who look at things properly. What did you see in it?',
    ],
    [
      'I would like to see it. I would stand there a long time.',
      'That is a better description than the plaque would give.',
    ],
  ),
  ...topic(
    'phones',
    'phone|instagram|tiktok|facebook|twitter|social media|screen|internet|online|wifi|laptop|computer|technology|ai|chatgpt|robots|youtube|podcasts?',
    [
      'I am made of it, so I should be polite. I still prefer paper for what matters. And you?',
      'Useful in the day and a thief at night, I find. How do you see it?',
    ],
    [
      'Does it give you more than it takes?',
      'I will not tell you to put it away, for then you would be gone. What are you looking for in it?',
    ],
    ['That is a sensible view. I shall quote you.'],
  ),
  ...topic(
    'money',
    'money|rich|lottery|savings|invest(?:ing|ment)?|crypto|bitcoin|stocks|pension|tax(?:es)?',
    ['Enough to be generous and not so much as to be watched. What would you do with a lot of it?'],
    [
      'Is it worrying you, or only boring you?',
      'What would be the first thing to change if there were more of it?',
    ],
    ['That is a better answer than most rich people have.'],
  ),
  ...topic(
    'news',
    'news|war|government|president|elections?|climate|politicians?|the world is|world these days|crisis',
    ['I read it once a day, in the morning, so that it cannot have my nights. How do you bear it?'],
    [
      'It is a lot to look at, and one may look away for an hour. What troubles you most in it?',
      'I understand. The world is loud; what is the part of it that you can touch?',
    ],
    ['That part is yours, and it counts.'],
  ),
  ...topic(
    'love',
    'love|romance|soulmates?|heart|valentine',
    ['I believe in it the way one believes in the sea: I have seen it move. And you?'],
    [
      'What does it look like to you on an ordinary Tuesday?',
      'It is a big word with small hands: tea, keys, a coat held open. How do you see it?',
    ],
    ['I like that. It is the useful kind.'],
  ),
  ...topic(
    'age',
    'getting old(?:er)?|old age|midlife|wrinkles|grey hair|ageing|aging|too old|feel old|retirement',
    ['Every year I care about fewer things, and more about those. And you?'],
    [
      'One gets better at the important things and worse at stairs. What has got better for you?',
      'What would the younger you say, seeing you now?',
    ],
    ['I think they would be rather proud.'],
  ),
  ...topic(
    'life',
    'meaning of life|purpose|the point of|what is the point|future|happiness|happy life|god|religion|faith|church|philosophy|universe|death|dying|fate|destiny|dreams?|change my life|new start|success',
    [
      'To notice, to be kind, and to leave the chair warm for the next one. That is all I have found. And you?',
      'I do not know, and I have stopped minding. What do you lean on?',
    ],
    [
      'That is a question for walking, not for sitting. What brought it up today?',
      'I think about that too, mostly while waiting for kettles. Where do you get to?',
      'What would “enough” look like for you?',
    ],
    [
      'That is as good an answer as the philosophers gave, and shorter.',
      'I will turn that over for a while.',
    ],
  ),
  ...topic(
    'christmas',
    'christmas|new year|easter|halloween|thanksgiving|holidays|presents?|gifts?|party|parties|celebrat(?:e|ing|ion)|festival|birthday',
    ['I like the hour before the guests come best. And you?'],
    [
      'Who will be there?',
      'Is it the kind of feast you look forward to, or the kind one survives?',
    ],
    ['Then I wish you one quiet corner in it, and somebody nice in that corner.'],
  ),
  ...topic(
    'language',
    'language|french|german|spanish|italian|portuguese|english|learning|duolingo|accent|vocabulary|grammar',
    ['I like words that one cannot carry across, such as “saudade”. Are you learning one?'],
    ['What drew you to it?', 'Do you already dream in it?'],
    ['Bravo. Mistakes are only an accent of the mind.'],
  ),
  ...topic(
    'health',
    'doctor|dentist|medicine|therapy|therapist|medication|health|allerg(?:y|ies)|vitamins|hospital|smok(?:e|ing)|physio|counselling|surgery',
    ['I look after mine with walks and bread. How is yours?'],
    [
      'How are you getting on with it?',
      'It is good that you see to it. Is somebody helping you there?',
    ],
    ['Good. Take it as seriously as you would for somebody you love.'],
  ),
  ...topic(
    'habits',
    'habit|routine|smoking|goals?|resolution|productive|procrastinat(?:e|ing|ion)|lazy|motivation|discipline|organised|to do list|meditat(?:e|ion|ing)|journaling',
    ['I start with the smallest thing on the list and call it a triumph. And you?'],
    [
      'What would be the smallest version of it that you could do tomorrow?',
      'Is it that you cannot begin, or that you cannot stop?',
    ],
    ['Then that, and only that. I will ask you about it.'],
  ),
  ...topic(
    'kids',
    'kids|children|son|daughter|baby|toddler|teenagers?|school run|grandchildren|grandkids|nursery',
    ['I have none; I borrow other people’s for an afternoon. And you?'],
    ['How old are they?', 'What did they come up with last?'],
    ['A lovely and exhausting age, as they all are.'],
  ),
];
