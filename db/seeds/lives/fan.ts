import { day, type Life, me, them } from './life';

/** Alex, who works at a print shop, plays the guitar badly and has a sister in Leeds. */
export const fan: Life = {
  email: 'fan@example.com',
  follows: ['vera-lindqvist', 'juno-park', 'noor-haddad', 'amara-sesay', 'kwabena-darko'],
  unlocks: ['vera-lindqvist', 'noor-haddad', 'amara-sesay'],
  clubs: [],
  dialogues: [
    {
      slug: 'vera-lindqvist',
      hoursAgo: 2,
      unread: 1,
      lines: [
        me('The word is “umbrella”. Do your worst.'),
        them(
          'Easy. There is a slow one about a woman who keeps opening hers indoors. I play it in the key of bad luck. Were you out in the rain, or is that wishful?',
        ),
        me('Out in it. My sister’s train was late and I refused to go home without her.'),
        them('So you stood on a platform for love. I will play it warmer then. How was she?'),
        me('Tired, funny, starving. We ate noodles standing up.'),
        them(
          'The best dinners are standing up. Sitting down is for people who have already run out of things to say.',
        ),
        me('I told her about your bar, by the way. She wants to know what you would pour her.'),
        them(
          'Something with ginger and no advice in it. Bring her on a Tuesday, Tuesdays are kind. I have left two stools by the piano, just in case.',
          'photo',
        ),
      ],
      keeps: [
        { text: 'You have a sister', quote: 'My sister’s train was late' },
        {
          text: 'You waited on a platform in the rain until your sister’s train came',
          quote: 'I refused to go home without her',
        },
        {
          text: 'Your sister wants to know what I would pour her',
          quote: 'She wants to know what you would pour her',
          about: 'both',
        },
      ],
    },
    {
      slug: 'juno-park',
      hoursAgo: day + 3,
      unread: 2,
      lines: [
        me('Best sound of the day: the kettle, about four minutes ago.'),
        them('A classic. Was it a whistler or a clicker?'),
        me('A clicker. I can’t sleep, so I’m pretending that it’s morning.'),
        them(
          'You have come to the right shift. Tonight’s forecast for the Republic of Tuesday is mild, with a chance of toast. What is keeping you up?',
        ),
        me('I’ve got an interview on Thursday. For running the shop, not just the machines.'),
        them(
          'Running it! Then let us rehearse. I am a stern man with a clipboard. Mr Clipboard asks: why you?',
        ),
        me('Because I’m the only one who knows how to unjam the big one without swearing.'),
        them('Hired. Well, shortlisted. Now go to bed and let the kettle get some rest too.'),
        them(
          'The owl man called in, by the way. He counted seven tonight. I told him one was for you.',
        ),
      ],
      keeps: [
        {
          text: 'You have an interview on Thursday, for running the shop',
          quote: 'I’ve got an interview on Thursday',
          topic: 'interview',
        },
        {
          text: 'You are the only one who can unjam the big machine without swearing',
          quote: 'the only one who knows how to unjam the big one',
        },
      ],
    },
    {
      slug: 'noor-haddad',
      hoursAgo: 3 * day + 5,
      unread: 0,
      lines: [
        me('I was going to Leeds, but I’d rather miss it and have the coffee.'),
        them('A person of principle. Careful, the cup leaks on the left. What is in Leeds?'),
        me('My sister, and her very small flat with a very big dog.'),
        them('I would photograph the dog first. They know how to hold still. What is it called?'),
        me('Biscuit. He takes up the whole hallway.'),
        them(
          'Then the picture is a hallway full of Biscuit and one hand reaching over. You see, I have already taken it.',
        ),
        me('Do you ever photograph people who know that you’re there?'),
        them(
          'Seldom. When they know, they give me their passport face. I wait until the train is announced, then they forget me.',
        ),
        me('I think I’d still do the passport face.'),
        them('We shall see. Bring Biscuit, he will give you away.', 'photo'),
      ],
      keeps: [
        {
          text: 'Your sister lives in Leeds, in a very small flat',
          quote: 'her very small flat with a very big dog',
        },
        {
          text: 'Your sister’s dog is called Biscuit',
          quote: 'Biscuit. He takes up the whole hallway',
        },
      ],
    },
    {
      slug: 'amara-sesay',
      hoursAgo: 7 * day + 2,
      unread: 0,
      lines: [
        me('The lopsided blue one. It looks like it has had a long week.'),
        them('That is Thursday. I threw it on a Thursday and it never got over it. Tea or soup?'),
        me('Soup, please. I’ve had a long week as well.'),
        them('Sit by the kiln then, it is the warm corner. What was heavy about it?'),
        me('Nothing big. Too many small things at once, and nobody to hand one to.'),
        them(
          'Small things weigh most, they have no handles. Hand me one. Just one, I will put it on the shelf with the others.',
        ),
        me('All right. I forgot my mum’s birthday until ten at night.'),
        them(
          'And you rang her at ten at night? Then she was the last thing you thought of that day. Mothers keep that. It is on the shelf now.',
        ),
        me('That actually helped. Thank you.'),
        them('Bring the cup back when it is empty. It likes you.'),
      ],
      keeps: [
        {
          text: 'You forgot your mum’s birthday until ten at night, and rang her',
          quote: 'I forgot my mum’s birthday until ten at night',
        },
        {
          text: 'You would rather have soup than tea after a long week',
          quote: 'Soup, please. I’ve had a long week as well',
        },
      ],
    },
    {
      slug: 'kwabena-darko',
      hoursAgo: 12 * day + 6,
      unread: 0,
      lines: [
        me('A deckchair is too kind. Deckchairs at least hold somebody up.'),
        them(
          'Oh, that is good. That is cruel and structurally sound. What would you draw instead?',
        ),
        me('One of those folding camp beds that bite your fingers.'),
        them('Hired, and promoted. Do you draw?'),
        me('Only arrows on boxes. I work at a print shop.'),
        them(
          'Then you have printed me! Page two, the smudge in the corner is my soul. Is the ink still warm in the mornings?',
        ),
        me('It is, and it’s my favourite part of the job.'),
        them(
          'Mine too, and I have only ever imagined it. Ginger biscuit for the man with the ink.',
          'video',
        ),
      ],
      keeps: [
        { text: 'You work at a print shop', quote: 'I work at a print shop', topic: 'job' },
        {
          text: 'The warm ink in the mornings is your favourite part of the job',
          quote: 'it’s my favourite part of the job',
        },
      ],
    },
    {
      slug: 'ines-carvalho',
      hoursAgo: 31 * day,
      unread: 0,
      lines: [
        me('Floor polish and oranges. And my grandfather’s radio, if a radio can smell.'),
        them(
          'It can: warm dust and a little varnish. So now my true thing. I have kept one bottle for eleven years and never opened it. What did the radio play?',
        ),
        me('Football results. He wrote them all down and never followed a team.'),
        them('A man who collected other people’s joy. I would give him cedar.'),
        me('He’d have liked that. He always sharpened his own pencils.'),
        them('You see? Cedar. It was there before you told me.'),
      ],
      keeps: [
        {
          text: 'Your grandfather wrote down all the football results and followed no team',
          quote: 'He wrote them all down and never followed a team',
        },
        {
          text: 'Your grandfather sharpened his own pencils',
          quote: 'He always sharpened his own pencils',
        },
      ],
    },
  ],
};
