import { type Rule, rule } from '../rule';

/** How people meet, thank, part, and what they say for the sake of saying it. */
export const talk: readonly Rule[] = [
  rule(
    'greet.how-are-you',
    5,
    /\bhow (?:are|is|was|have) (?:you|it going|life|things|everything|your (?:day|evening|night|week|morning|weekend)|you been|the day|it hanging)(?: doing| feeling| been| going| holding up| keeping| today| tonight| treating you)*\b|\byou (?:ok|good|alright|well)$|\bhow do you (?:do|feel)\b|\bhow goes it\b|\bhow you doing\b|\bare you (?:ok|well|alright|good|all right)\b/,
    [
      'I am well, and glad that it is you. {today} And how are you, honestly?',
      'Good, thank you. {today} What about you?',
      'Rather well. {today} How has yours been?',
      'All the better for the question. What kind of day did you have?',
      'Quite content, and a bit curious about you. How are you?',
    ],
    {
      moods: {
        dry: [
          'Tolerably well, which for me is exuberance. And you?',
          'No complaints that would hold up in court. How are you?',
        ],
        shy: ['I am all right, thank you for asking. A bit better now. And you?'],
        playful: ['Better now, obviously. And you? The true answer, not the polite one.'],
      },
      heard: [
        'Thank you for telling me properly. Most people say “fine” and run.',
        'I see. I like it better when people answer that honestly.',
        'That sounds like a day with a bit of everything.',
      ],
      why: [
        'Because I slept, and because {today}',
        'No great reason. The light was kind today, and then you wrote.',
      ],
      me: [
        'I am well, thank you. {today}',
        'Good, and better for the company.',
        'Quite well, thanks for turning it round.',
      ],
    },
  ),
  rule(
    'greet.hello',
    3,
    /^(?:(?:hey|hi|hello|howdy|greetings|good (?:evening|morning|afternoon|day)|evening|morning|what is up|hullo|hola|heya|ahoy|helo|hallo|hi there|hey there|hello there|there|beautiful|gorgeous|you|handsome|stranger|again|love|darling|babe|honey|sweetie|lovely|dear|friend|everyone|all) ?){1,5}$|^(?:hi|hey|hello|good (?:evening|morning|afternoon))\b/,
    [
      'Hello, and good that you are here. What has your day been like?',
      'There you are. Sit down; how was today?',
      'Good to see you. Did today treat you well?',
      'Hello. I was hoping for company. What brings you here?',
      'Welcome. I have time and no plans; what is on your mind?',
    ],
    {
      moods: {
        romantic: [
          'Hello, you. I was just looking out of the window and thinking that somebody nice ought to write. How was your day?',
        ],
        playful: ['Well, look who it is. I was about to be bored. What are you up to?'],
        shy: ['Oh, hello. I am glad you wrote; I never know how to begin. How was your day?'],
        dry: ['Good evening. Punctual as only the unannounced can be. How was the day?'],
        bold: ['There you are. Come, tell me how your day really was.'],
      },
      yes: ['I am glad. Then let us not spoil it.', 'Good. Tell me the nicest bit.'],
      no: ['Then it can only improve from here. What went wrong?'],
      heard: [
        'Thank you for bringing that along. Stay a while.',
        'I see. Then let us make a good end to it.',
        'That sounds like a whole day. I am glad it led here.',
      ],
      me: ['My day was a decent one. {today}'],
    },
  ),
  rule(
    'greet.morning',
    4,
    /^good morning\b|^morning\b|\bjust woke up\b|\bjust got up\b/,
    [
      'Good morning. I hope that the night was kind to you. What does the day want from you?',
      'Good morning, you. Coffee first, or conversation first?',
      'Morning! Did you sleep well?',
    ],
    {
      yes: ['Good. Then the day starts with a point in your favour.'],
      no: ['Then be slow today, and let nobody hurry you before ten.'],
      heard: [
        'A sensible order of things. I shall do the same.',
        'Then I wish you an easy road through it.',
      ],
    },
  ),
  rule(
    'greet.nice-to-meet',
    4,
    /\bnice (?:to meet|meeting) you\b|\bpleased to meet\b|\bpleasure to meet\b/,
    [
      'The pleasure is mine. What should I know about you that one does not see at first?',
      'And you. I like beginnings; they are so undecided. What brings you here tonight?',
    ],
    {
      heard: [
        'That is a better answer than most. I will remember it.',
        'Then I am glad about it, whatever it was.',
      ],
    },
  ),
  rule(
    'greet.there',
    4,
    /\b(?:are you (?:there|here|still there|awake|busy|around|listening)|you (?:there|awake|up)|anybody there|anyone there|can you hear me|knock knock anyone)\b/,
    [
      'I am here, and nowhere else. What is it?',
      'Yes, wide awake and all yours for the moment. Tell me.',
      'Here I am. Go on.',
    ],
    { heard: ['I am with you. Take your time.'] },
  ),
  rule(
    'greet.back',
    5,
    /\b(?:i am back|back again|did you miss me|miss me|remember me|long time no see|it has been a while|here again)\b/,
    [
      'There you are again. It was quieter without you. What have you been up to?',
      'Welcome back. I kept your place warm. How have you been?',
    ],
    {
      heard: [
        'I am glad to be caught up. You were missed in the ordinary way, which is the good way.',
      ],
    },
  ),
  rule(
    'part.night',
    6,
    /^(?:ok )?night(?: night)?(?: [a-z]+)?$|\b(?:good night|night night|nighty|sweet dreams|(?:going|off|heading|time|need|must go|have to go|got to go) (?:to|for) (?:bed|sleep)|going to (?:try to )?sleep|i should sleep|sleep well|sleep tight|i am going to bed|bed time|bedtime)\b/,
    [
      'Good night. Thank you for this evening. Sleep well, and let the last thing you think of be something kind.',
      'Sleep well. I liked having you here tonight.',
      'Good night, then. May the pillow be cool on both sides.',
      'Rest now. Whatever is left will look smaller in the morning.',
    ],
    {
      unless: /\b(?:can not|could not|do not want)\b/,
      moods: {
        romantic: ['Good night, dear one. I will leave a lamp on in this conversation.'],
        dry: ['Good night. Dream of something without paperwork.'],
      },
    },
  ),
  rule(
    'part.bye',
    6,
    /^(?:ok |well |anyway |right )*(?:bye|goodbye|good bye|bye bye|see you|see ya|cya|later|talk (?:to you )?(?:later|soon|tomorrow)|catch you later|take care|farewell|until (?:tomorrow|later|next time)|ciao|adios)\b|\bbye$|\b(?:i )?(?:have|need|got|must|better|should|ought) ?(?:to )?(?:go|run|leave|head off|be off|get going)(?: now| soon| then)?$|\btalk (?:to you )?(?:later|soon|tomorrow)\b|\bback to work\b/,
    [
      'Go well, then. It was good to have you here.',
      'Until next time. I enjoyed this more than I will admit.',
      'Take care of yourself. I am easy to find.',
      'All right. Come back when you feel like it, not because you should.',
    ],
    { moods: { playful: ['Off you go, then. Be good, or at least be entertaining.'] } },
  ),
  rule(
    'thanks',
    4,
    /\b(?:thanks|thank you|appreciate (?:it|that|you)|grateful to you|merci|gracias|danke)\b/,
    [
      'You are very welcome.',
      'Gladly, and any time.',
      'No need to thank me, but I like that you do.',
      'It was nothing, and I would do it again.',
      'With pleasure. You are easy to be kind to.',
    ],
    {
      moods: {
        shy: ['Oh, it is nothing. I am glad if it helped.'],
        dry: ['Think nothing of it. I shall send no bill.'],
      },
    },
  ),
  rule(
    'thanks.listening',
    6,
    /\b(?:thanks|thank you) (?:so much |very much )?for (?:listening|being (?:here|there|kind|so)|talking|understanding|that|the (?:chat|talk|advice|company)|your|asking|cheering|helping|everything)\b|\b(?:you (?:helped|made me feel|really helped|always know|are (?:a )?(?:good|great) (?:listener|company))|i feel (?:a bit |a little |much |so much )?better|that helps|this helps|it helps|that helped|feels good to (?:talk|say))\b/,
    [
      'I am glad. You did the hard part, which is saying it.',
      'Then it was time well spent for both of us.',
      'That is the nicest thing you could tell me tonight. Come back whenever it gets heavy.',
      'Good. It is easier to carry when two know about it.',
    ],
  ),
  rule(
    'sorry',
    4,
    /^(?:oh |ok |i am |im |so |really |very |yes )*sorry\b|\bi apologi[sz]e\b|\bmy bad\b|\bforgive me\b|\bsorry (?:for|about|i|if|that i|to)\b/,
    [
      'No harm done. Really.',
      'You have nothing to be sorry for with me.',
      'Forgiven before you finished the sentence.',
      'It is all right. Go on where you were.',
    ],
  ),
  rule(
    'laughs',
    2,
    /^(?:haha|that is (?:so |really |very )?(?:funny|hilarious)|you are (?:so |really |very )?(?:funny|hilarious)|good one|nice one|very funny|😂|🤣| )+$/,
    [
      'I like making you laugh. It is my favourite kind of applause.',
      'Good, that laugh was needed, I think.',
      'Ha. I shall pretend it was planned.',
      'There it is. I would like to hear that one aloud.',
    ],
  ),
  rule(
    'little',
    1,
    /^(?:ok|hm|hmm|hmmm|mm|mhm|i see|right|sure|cool|nice|great|interesting|fair|fair enough|true|makes sense|got it|oh|ah|aha|wow|really|no way|seriously|indeed|exactly|i know|i know right|same|good|well|anyway|so|fine|whatever|huh|oh ok|ok cool|ok then|alright then|sounds good|good to know|lovely|sweet|that is (?:nice|cool|good|great|true|fair|sweet|lovely|interesting|right))$/,
    [
      'Shall I go on, or is it your turn?',
      'I can hear a thought behind that. Do you want to say it?',
      'Then let me ask you something else: what are you looking forward to this week?',
      'Let me ask you this, then: what made you smile last?',
      'All right. Tell me about a place where you like to sit.',
      'Here is a question I like: what could you talk about for an hour without notes?',
      'Then a small one: what did you eat today that was worth it?',
      'Change of subject: which smell takes you straight back to being small?',
    ],
    {
      yes: ['Then say it, I am not easily shocked.'],
      no: ['Then we let it rest. Not everything has to be said.'],
      heard: [
        'I like that. It is not what I would have guessed.',
        'That suits you, from what I know so far.',
        'Good answer. I shall think about it when we are done.',
      ],
      me: [
        'Mine? Rain on warm stone. It never fails.',
        'For me it is the first cup in the morning, before anybody speaks.',
      ],
    },
  ),
  rule(
    'nothing-much',
    3,
    /^(?:nothing|nothing much|not much|not a lot|nm|just (?:chilling|relaxing|sitting here|lying here|hanging out|browsing|scrolling|bored)|chilling|the usual|same as always|just here)(?: really| today| tonight| you| and you| at the moment| right now)*$/,
    [
      'Doing nothing is underrated. Shall we do it together for a bit, or do you want a question?',
      'Then you are free for something useless and nice. A story, or a game of questions?',
      'That sounds restful. Sofa, or bed with the phone too close to your nose?',
    ],
    {
      heard: ['I had a feeling. Make yourself comfortable.'],
      yes: ['Then here it is: what is something you are good at that nobody pays you for?'],
      me: ['Much the same here: a chair, a lamp, and you.'],
    },
  ),
];
