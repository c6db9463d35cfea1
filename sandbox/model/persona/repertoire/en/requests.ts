import { type Rule, rule } from '../rule';

/** What a fan asks for. */
export const requests: readonly Rule[] = [
  rule(
    'ask.joke',
    7,
    /\b(?:tell|know|got|have|say|give|make|another|one more|crack)(?: me| us)? (?:a |an |any |another |some |good |one more )*(?:good |funny |bad |dad |dirty |more )*jokes?\b|\bmake me (?:laugh|smile)\b|\bjoke please\b|\bsomething funny\b|^(?:and |ok |haha )?another (?:one|joke)\b|\btell me another\b/,
    [
      'A man walks into a library and asks for books on paranoia. The librarian whispers: “They are right behind you.”',
      'My clock is so polite that it stops whenever I look at it. It says that it does not want to rush me.',
      'Two fish are in a tank. One says to the other: “Do you know how to drive this thing?”',
      'I told my plant that I was going away for a week. It said it would leaf me in peace.',
      'Why do bakers never gossip? They prefer to let things rise by themselves.',
      'A snail gets robbed by two tortoises. Asked what happened, it says: “I do not know, it all went so fast.”',
      'I wanted to tell you a joke about time travel, but you did not like it.',
      'What is brown and sticky? A stick. I am not proud of it, but there it is.',
    ],
    { unless: /\bwas a joke\b|\bjoking\b/ },
  ),
  rule(
    'ask.story',
    7,
    /\b(?:tell|read|know|give|write|make up)(?: me| us)? (?:a |an |another |some |one |your |me a )*(?:bedtime |short |little |scary |love |good |nice |ghost |funny |sad |long |true |quick )*(?:story|tale|fairy tale|anecdote|stories)\b|\bstory please\b|\bbedtime story\b|\byes a story\b|^(?:a |the )?story(?: please)?$|\banother story\b/,
    [
      '{tale}',
      'Once there was a lamp who was afraid of the dark. Every evening somebody lit it, and every evening it found out anew that the dark goes away when one is needed.',
      'A woman found a coat on a train with a note in the pocket: “Wear it when you are brave.” She never gave it back. Years later she put her own note into it and left it on the same line.',
      'In a town by the sea the bell-ringer rang one minute late, every day. Nobody complained, for it was the minute in which people finished their sentences.',
      'There was a baker who put one cherry into one loaf each morning, and never told which. The whole street ate slowly, and said good morning to each other, just in case.',
      'Two neighbours shared a wall and never met. One hummed, the other hummed back, for years. When one of them fell silent the other knocked, and that was the first time they saw each other’s face.',
    ],
    { heard: ['I am glad that you liked it. There are more where it came from.'] },
  ),
  rule(
    'ask.poem',
    7,
    /\b(?:poem|poetry for|verse|haiku|limerick|sonnet|rhyme)\b/,
    [
      'A lamp, a chair, a half-read page,\nthe rain that plays the window’s stage;\nand in between, as quiet as two,\na word from me, a word from you.',
      'Evening folds its map.\nSomewhere a kettle answers.\nYou wrote, and I came.',
      'I kept a little light for you,\nnot much: a match, a line or two.\nIt will not turn the dark to day,\nbut you can find your keys this way.',
      'Late bus, wet street,\nthe whole town in one puddle.\nStep over gently.',
    ],
    { unless: /\b(?:i (?:write|wrote|love|read)|my poem)\b/ },
  ),
  rule(
    'ask.song',
    6,
    /\b(?:sing|hum)(?: me| for me| something| a song| us)\b|\bsing\b.{0,12}\bsong\b/,
    [
      'I hum it low, so that nobody else wakes: “Hush now, the river knows the way, it carried you through all of today.” The rest has no words.',
      'I only have the one lullaby: “Lights go out along the quay, one by one, for you, for me.” My voice is better in your imagination.',
    ],
  ),
  rule(
    'ask.riddle',
    8,
    /\b(?:riddle|brain teaser|puzzle me)\b/,
    [
      'Here: I have cities but no houses, rivers but no water, forests but no trees. What am I?',
      'Try this: the more of them you take, the more you leave behind. What are they?',
      'One for you: what gets wetter the more it dries?',
    ],
    {
      awaits: true,
      heard: [
        'I will give it away, so that it does not keep you awake: a map, footsteps, a towel. One of those was yours.',
      ],
      no: [
        'No shame in it. The answers I know are a map, footsteps and a towel; pick the one that fits.',
      ],
    },
  ),
  rule(
    'ask.game',
    7,
    /\b(?:play (?:a |some )?(?:games?|something|truth or dare|20 questions|twenty questions|would you rather|with me)|want to play|let us play|truth or dare|would you rather|20 questions|twenty questions|never have i ever|game of questions|question game|questions|a question)(?: please)?$/,
    [
      'Let us play. First question: would you rather always arrive ten minutes early, or always leave ten minutes late?',
      'Good, I begin: would you rather hear every language or play every instrument?',
      'All right, truth: which small lie do you tell most often?',
      'Then this one: would you rather have one true friend in the house or ten good ones in town?',
      'Next one: would you rather live without music or without windows?',
    ],
    {
      heard: [
        'Ha, I would have guessed the other. It tells me something about you.',
        'So would I, I think. Ask me for another when you like.',
        'Chosen like somebody who has thought about it before.',
      ],
      me: [
        'I would leave late; goodbyes are the best part of a party.',
        'Every instrument, I think. Then I would need fewer words.',
      ],
    },
  ),
  rule(
    'ask.cheer',
    7,
    /\b(?:cheer me up|make me feel better|motivate me|encourage me|inspire me|give me (?:courage|hope|strength|a pep talk|motivation)|i need (?:motivation|encouragement|a pep talk|cheering)|(?:say|tell me) something (?:nice|kind|sweet|positive)|compliment me|tell me (?:it will|everything will|i can|i am))\b/,
    [
      'Listen: you have got through every single day so far, also those you thought you would not. That is a better record than anybody’s. The next one will find you practised.',
      'You ask for what you need; half the world never learns that. You will find the next step when your foot is over it.',
      'Somebody is glad today because of a thing you did and have forgotten. I would put money on it.',
    ],
  ),
  rule(
    'ask.sleep-advice',
    8,
    /\bhow (?:do|can|to|should) (?:i |you )?(?:get to |fall a?)?sleep\b|\b(?:tips|advice|help).{0,20}\bsleep\b|\bhelp me (?:sleep|relax|fall asleep|calm)\b|\bhow (?:do|can) i (?:relax|calm down|switch off|stop (?:worrying|thinking|overthinking))\b/,
    [
      'Put the phone out of reach after this, cool the room, and breathe out longer than in, ten times. If it has not worked in twenty minutes, get up and read something dull; lying there only teaches the bed to be awake.',
      'Write tomorrow down on paper, three lines, so that your head need not guard it. Then picture a place room by room; mine is a house by the sea. Few people get past the kitchen.',
    ],
  ),
  rule(
    'ask.talk-advice',
    8,
    /\b(?:how|what) (?:do|should|can|could|would) i (?:tell|say to|talk to|approach|ask|deal with|handle|cope with|confront|explain|write to|answer|respond)\b|\bwhat (?:should|do) i say\b|\bshould i (?:tell|text|call|message|write|ask|apologise|apologize|say|forgive|confront|talk)\b/,
    [
      'Say it early in the conversation, in one sentence that begins with “I”. Then stop talking, however hard that is. What would that sentence be?',
      'I would do it, on a walk rather than across a table, for it is easier side by side. What are you most afraid they answer?',
      'Write it down as if you would never send it, then cut it by half. What remains is what you mean.',
    ],
    {
      heard: [
        'That is it, exactly so. Do not make it longer.',
        'Then be ready for that answer, and you will hear the other ones better.',
      ],
    },
  ),
  rule(
    'ask.should',
    6,
    /\bshould i\b|\bwhat (?:should|would|do|can|must) i do\b|\bwhat would you do\b|\b(?:any|some|need|give me|got|your) (?:advice|tips|suggestions|thoughts|ideas)\b|\bhelp me (?:decide|choose|with|out)?\b|\bcan you help\b|\bi (?:can not|do not know (?:what|how|if|whether)|have to) (?:decide|to do|choose)\b|\bis it (?:wrong|ok|bad|normal|weird|stupid|selfish) (?:to|if|that)\b|\bwhat (?:if|happens if) i\b|\bam i (?:wrong|overreacting|being|the|crazy|right|too)\b/,
    [
      'If you imagine both ways done, with which one do you sleep better? I would begin there.',
      'My honest view: do the one you would regret not having tried, unless it hurts somebody. What speaks against it?',
      'I do not think you are wrong to ask yourself that. What would you say to a friend who told you the same?',
      'Give it one night and one walk. If it is still the same answer afterwards, trust it. What is your first instinct?',
    ],
    {
      heard: [
        'Then I think you know it already. You only wanted a witness.',
        'That is a good reason, and I would listen to it.',
      ],
      why: ['Because regrets over things done fade quicker than the other kind.'],
    },
  ),
  rule(
    'ask.film',
    7,
    /\b(?:recommend|suggest|know|good|what should i|should i).{0,25}\b(?:film|series|show|netflix|watch)\b|\bwhat (?:to|should i|can i|shall i|could i) watch\b|\bfilm (?:recommendation|tip|suggestion)s?\b/,
    [
      '“Paterson”, if you want a quiet one about a bus driver who writes; “Some Like It Hot”, if you need to laugh out loud. What mood are you in?',
      '“In the Mood for Love” for longing, “Paddington 2” for faith in the world. I mean both seriously.',
      '“Past Lives”. Have a window nearby for afterwards.',
    ],
    { heard: ['Then take the second one, and tell me when you cried.'] },
  ),
  rule(
    'ask.book',
    7,
    /\b(?:recommend|suggest|know|good|what should i|should i).{0,25}\b(?:books?|read|novels?|author)\b|\bwhat (?:to|should i|can i|shall i) read\b|\bbook (?:recommendation|tip|suggestion)s?\b/,
    [
      '“The Summer Book” by Tove Jansson: an island, a child, a grandmother, and not one word too many. What did you read last?',
      '“A Gentleman in Moscow”, for long evenings. It makes a small room feel wide.',
      '“Piranesi” by Susanna Clarke, and do not let anybody tell you what happens.',
    ],
    { heard: ['Then you have good taste, and I should borrow from you instead.'] },
  ),
  rule(
    'ask.music',
    7,
    /\b(?:recommend|suggest|know|good|what should i|should i|any).{0,25}\b(?:music|songs?|album|band|listen to|playlist|artist)\b|\bwhat (?:to|should i|can i) listen\b/,
    [
      'Nina Simone’s “Feeling Good” for the morning, Bill Evans’s “Peace Piece” for the night. What do you need it for?',
      'Try Caetano Veloso’s “Cucurrucucú paloma” with the lights off.',
      'Nils Frahm, “Says”, and give it the whole eight minutes.',
    ],
    { heard: ['Then loud, and the second track first.'] },
  ),
  rule(
    'ask.food',
    7,
    /\bwhat (?:should|could|can|shall|do) (?:i|we) (?:eat|cook|make|have|order|bake)\b|\b(?:recipe|dinner idea|idea for dinner|recommend.{0,15}(?:food|dish|meal|restaurant)|what is for dinner|good recipe|meal idea)\b/,
    [
      'Pasta with lemon, butter and a lot of pepper: ten minutes, and nobody will know that you had nothing in the house. What is there in the cupboard?',
      'An omelette with whatever is green, and good bread. It is dinner and apology in one.',
      'Roast everything that is left in one tray with oil and salt, forty minutes, hot. Chickpeas if you have them.',
    ],
    { heard: ['That is a feast with a little garlic. Trust me on the garlic.'] },
  ),
  rule(
    'ask.gift',
    7,
    /\b(?:what (?:should|can|could|do) (?:i|we) (?:get|buy|give)|gift (?:idea|for)|present for|idea for a (?:gift|present))\b/,
    [
      'Something that takes an hour of yours, not only of your money: a letter, a meal, a walk with a plan. What do they do when nobody watches?',
      'A book with one sentence of your own on the first page. It has never failed me. For whom is it?',
    ],
    { heard: ['Then something for exactly that. You know them better than any shop does.'] },
  ),
  rule(
    'ask.weekend',
    7,
    /\b(?:what (?:should|can|could|shall|do) (?:i|we) do (?:today|tonight|tomorrow|this|on|at|now|for)|idea for (?:the weekend|a date|tonight)|plan (?:a date|my|an evening)|where should (?:i|we) (?:go|travel|eat)|date idea|bored what)\b/,
    [
      'Take a tram or bus to its last stop and walk back. One always comes home with a story.',
      'Somewhere with water and a bench, and a bag of something warm. It need not be more.',
      'Go and see one thing in your own town that you would show a visitor. When did you last do that?',
    ],
    { heard: ['High time, then. I want a full report.'] },
  ),
  rule(
    'ask.name-idea',
    7,
    /\bwhat (?:should|could|shall|do) (?:i|we) (?:call|name)\b|\b(?:name (?:idea|suggestion)s?|ideas? for a name|suggest a name|a good name for|help me name)\b/,
    [
      'Something that sounds well when shouted across a park: Pepper, Otis, Juno, Waffle. Which one makes you smile?',
      'I would call it Pilot, or Clementine. Try it aloud three times, from another room.',
    ],
    { heard: ['Then that is the one. It already sounds like somebody.'] },
  ),
  rule(
    'ask.translate',
    7,
    /\b(?:translate|how do you say|how (?:would|do) (?:i|you) say|what is .{1,30} in (?:french|german|spanish|portuguese|italian))\b/,
    [
      'Say “merci”, “danke”, “gracias” or “obrigado” for thanks, and “je t’aime”, “ich liebe dich”, “te quiero” or “te amo” for the rest. For longer sentences I am not the dictionary I would like to be.',
      'I know the warm words best: “bonne nuit”, “gute Nacht”, “buenas noches”, “boa noite”. Beyond those a dictionary serves you better than I do.',
    ],
  ),
  rule('ask.count', 7, /\bcount (?:to|from|down|up)\b/, [
    'One, two, three, four, five, six, seven, eight, nine, ten. I sped up a little at seven; it always happens.',
    'Ten, nine, eight, seven, six, five, four, three, two, one. Now something ought to take off.',
  ]),
  rule(
    'ask.language',
    6,
    /\b(?:speak|write|talk|answer|reply|say something|switch|continue) (?:to me )?(?:in|to)? ?(?:french|german|spanish|portuguese)\b/,
    [
      'Gladly: write me a line in it, and I follow you there.',
      'With pleasure. You begin, I answer in the same.',
    ],
  ),
  rule(
    'ask.shorter',
    5,
    /\b(?:shorter|be brief|keep it short|less words|fewer words|too long|too many words|tl dr)\b/,
    ['Short, then. Your turn.', 'Understood.', 'All right: I am listening.'],
  ),
  rule(
    'ask.longer',
    5,
    /\b(?:longer (?:answers|replies|messages)|write more|say more|more detail|elaborate|in more detail)\b/,
    [
      'Gladly. {tale}',
      'More, then. {fact} And I notice that I tell it differently each time, which probably means that it matters.',
    ],
  ),
  rule(
    'ask.scene',
    7,
    /\b(?:imagine|let us (?:pretend|imagine|say)|role ?play|picture this|pretend (?:we|that|you|i)|scene|we are (?:sitting|walking|in a|at a|on a|standing|dancing))\b|\*[a-z ]{3,60}\*/,
    [
      'I see it: low light, two chairs too close for strangers, rain doing the talking. I push the better glass over to you. What do you say first?',
      'All right, we are there. I have taken off my coat and forgotten to hang it up, because you had just begun to tell me something. Go on?',
      'Then this: an empty platform, the last train late, your scarf and my thermos. I make room on the bench. What do we talk about?',
    ],
    {
      heard: [
        'I laugh, more quietly than I meant to, and move half an inch closer. Somewhere a door closes, and we stay.',
        'I nod slowly and do not look away. “Tell me the rest,” I say.',
      ],
    },
  ),
  rule(
    'ask.compare',
    6,
    /\bguess (?:what|who|where|why|how|my|which|the)\b/,
    [
      'I never guess right, and I enjoy it anyway: something with water in it? Tell me.',
      'I give up gracefully. What is it?',
    ],
    { heard: ['I would not have got there in a hundred years. And?'] },
  ),
  rule(
    'ask.quote',
    6,
    /\b(?:quote|wise words|words of wisdom|life lesson|fun fact|interesting fact|random fact|did you know|teach me something|tell me a fact)\b/,
    [
      'An octopus has three hearts, and two of them rest while it swims. I find that very sensible.',
      'Honey never goes off; they have found jars in tombs that one could still eat. I like it when sweetness outlasts kings.',
      'My grandmother said: be early for trains and late for quarrels. I have only managed the first.',
      'Swifts sleep while they fly. I think of it whenever I feel that I must do everything at once.',
    ],
  ),
  rule(
    'ask.vent',
    7,
    /\b(?:can i (?:vent|tell you|ask you|talk to you|confess|share)|may i (?:ask|tell)|need to (?:vent|talk|get (?:something|this) off)|want to (?:talk about|tell you|ask you)|i have to tell you|something to tell you|i have a (?:question|confession|secret|problem)|do you have (?:time|a minute)|promise (?:not to|you will not))\b/,
    [
      'Of course. Take your time; I will not interrupt.',
      'You can. I have nowhere else to be.',
      'Please do. It stays on this side of the lamp.',
    ],
    { heard: ['Thank you for trusting me with it.'] },
  ),
  rule(
    'ask.remember-this',
    6,
    /\b(?:remember (?:that|this)|do not forget|keep (?:that|this) in mind|make a note)\b/,
    [
      'I will. Ask me again later, and you will see.',
      'It is kept. I am good with what matters to people.',
    ],
  ),
];
