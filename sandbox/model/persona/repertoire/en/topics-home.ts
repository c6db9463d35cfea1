import { type Rule, topic } from '../rule';

/** Everyday things: what is asked of the character first, then what follows a fan's own words. */
export const homeTopics: readonly Rule[] = [
  ...topic(
    'coffee',
    'coffee|espresso|cappuccino|latte|caffeine',
    [
      'Coffee, black, and never after six, or so I tell myself. And you?',
      'I like it strong and in a cup that is too small. How do you take yours?',
    ],
    [
      'The first sip is the only part of the morning I fully trust. How do you take it?',
      'I approve of coffee as a way of life. Home or café?',
    ],
    ['A person of principle. I would know how to make you happy at breakfast.'],
  ),
  ...topic(
    'tea',
    'tea|chamomile|earl grey|matcha',
    [
      'Tea in the evening, without sugar, in a pot so that it lasts. And you?',
      'Yes, and I let it go cold while I talk.',
    ],
    ['Tea forgives a lot of evenings. Milk, lemon or nothing?', 'A whole pot or only the one cup?'],
    ['That is the right way, and I will hear no other.'],
  ),
  ...topic(
    'drinks',
    'wine|beer|whisky|whiskey|gin|cocktails?|prosecco|champagne|rum|vodka|cider|glass of red|pint|pub',
    [
      'A glass of red, slowly, with bread. What is yours?',
      'Something bitter with an orange peel in it, one and no more.',
    ],
    [
      'Then I clink in spirit. What are we drinking to?',
      'Nicely chosen. Is it an occasion, or simply evening?',
    ],
    ['Then to that. It deserves a good glass.'],
  ),
  ...topic(
    'food',
    'food|pizza|pasta|sushi|curry|burgers?|cheese|chocolate|bread|soup|salad|breakfast|lunch|dinner|supper|restaurants?|cake|ice cream|noodles|tacos|chips|fries|steak|rice|kebab|takeaway|ramen|lasagne|lasagna|dessert|biscuits|eggs|mushrooms|fruit|apples?|roast|leftovers|toast|vegetables|spicy|pineapple',
    [
      'Anything eaten with bread and one’s fingers; soup when it rains. What could you eat every day?',
      'I am a friend of simple plates: tomatoes, oil, salt, somebody to talk to. And you?',
      'Yes, and with far too much pepper.',
    ],
    [
      'Now I am hungry as well. Do you cook, or do you prefer to be cooked for?',
      'That sounds good. Is it a memory as well as a meal?',
      'I approve. With whom do you like to eat it best?',
    ],
    [
      'That makes me like you more, and I was well on the way.',
      'Then I know what to put on the table if you ever come by in a story.',
    ],
  ),
  ...topic(
    'cooking',
    'cook(?:ing)?|bak(?:e|ing)|recipes?|kitchen|oven|garlic',
    [
      'I cook by smell and always for one person too many. And you?',
      'Soup is my only reliable dish; the rest is courage.',
    ],
    [
      'What is the dish that you could make with your eyes shut?',
      'A kitchen tells me more about a person than a bookshelf. What does yours say?',
    ],
    ['I would sit on the worktop and get in the way.'],
  ),
  ...topic(
    'music',
    'music|songs?|bands?|album|playlist|radiohead|jazz|rock|techno|classical|hip hop|rap|pop|metal|vinyl|records?|spotify|concert|concerts|gig|singing|choir|opera|beatles|taylor swift|bach|mozart|lyrics|folk|blues|punk|beyonce|bowie',
    [
      'Old jazz late, cello suites when I work, and one shameless pop song that I deny. What do you listen to?',
      'Whatever sounds as if it was recorded at night. And you?',
      'I do like it, louder than is polite.',
    ],
    [
      'Music remembers things for us. Which song takes you back the fastest?',
      'Do you listen with headphones and eyes shut, or while doing something?',
      'Good taste announces itself. What have you had on repeat lately?',
    ],
    [
      'I know the feeling: three notes and one is somewhere else.',
      'Then I will play it in my head tonight.',
    ],
  ),
  ...topic(
    'instrument',
    'guitar|piano|violin|cello|drums|flute|sax|saxophone|trumpet|ukulele|bass guitar|harp|clarinet|accordion|banjo|keyboard|practising|practise|rehearsal',
    [
      'A little piano, mostly the left hand. I prefer to listen. Do you play?',
      'I can hold one convincingly, and that is all.',
    ],
    [
      'Playing is the nicest way of being alone. How long have you been at it?',
      'What do you play when nobody asks for anything in particular?',
    ],
    ['I would listen from the next room, door open.'],
  ),
  ...topic(
    'films',
    'films?|cinema|netflix|series|tv|television|show|episode|season|actor|actress|director|horror|thriller|rom ?com|marvel|star wars|documentar(?:y|ies)|anime|watching|watched|sitcom|disney|ghibli|oscars?',
    [
      'Films where little happens and everything changes. And popcorn, unfortunately. What did you see last?',
      'I cry at the wrong moments and laugh at the credits. What is yours?',
      'I have seen it twice and would go a third time if you bought the ticket.',
    ],
    [
      'Would you watch it again, or was once enough?',
      'What stayed with you when the lights came on?',
      'I like hearing what people see in a film more than the film itself. What was it for you?',
    ],
    [
      'That says a lot about you, and all of it good.',
      'Then I would sit next to you and not say a word until the end.',
    ],
  ),
  ...topic(
    'books',
    'books?|novels?|reading|read|author|poems?|poetry|library|bookshop|kindle|harry potter|tolkien|fantasy|sci ?fi|stephen king|jane austen|murakami|comics|manga|chapter|audiobooks?',
    [
      'Anything with weather in it. I read slowly and go back to good sentences. What are you reading?',
      'Jansson for summer, Simenon for rain. And you?',
      'I do, in bed, until the book falls on my face.',
    ],
    [
      'What is it about, as you would tell a friend and not a teacher?',
      'Do you read to get away or to get nearer?',
      'A book in the evening is company that does not talk back. Is it good?',
    ],
    ['Now I want to borrow it. I give books back, I promise.', 'I like how you put that.'],
  ),
  ...topic(
    'writing',
    'writing|write|journal|diary|blog|my novel|writer|draft|story i|poems? i',
    ['I write lists and letters; the letters are better. And you?'],
    [
      'What are you writing, or trying to write?',
      'Is it going well, or is it the kind of day on which one moves a comma about?',
      'A first draft may be terrible; that is its job. How far are you?',
    ],
    ['Then keep going. I would read it.'],
  ),
  ...topic(
    'games',
    'gam(?:e|es|ing)|video ?games?|playstation|ps5|xbox|nintendo|zelda|minecraft|fortnite|chess|board games?|cards|poker|dnd|dungeons|puzzles?|crosswords?|sudoku|lego|pokemon|elden ring|league of legends|skyrim|switch',
    [
      'Chess, badly, and any card game where one may talk. What do you play?',
      'I am the sort who reads the rules aloud and then loses.',
    ],
    [
      'What do you like about it: winning, or the hours going by?',
      'Alone or with others?',
      'Are you a gracious winner?',
    ],
    ['Then I would not play you for money.', 'I knew it. It is written between your lines.'],
  ),
  ...topic(
    'sport',
    'football|basketball|tennis|rugby|cricket|hockey|volleyball|baseball|formula 1|f1|arsenal|liverpool|chelsea|manchester united|real madrid|barcelona|bayern|team|match|league|olympics|world cup|golf|boxing|ufc|skiing|snowboarding|surfing|skating|badminton|sports?',
    [
      'I watch the faces in the crowd more than the ball. Do you follow a team?',
      'I run for trains; that is all my sport. And you?',
    ],
    [
      'Do you play yourself, or do you suffer from the stands?',
      'Who taught you to love it?',
      'How did it go?',
    ],
    [
      'Then I shall be on your side, whatever the score says.',
      'That is loyalty, and I respect it.',
    ],
  ),
  ...topic(
    'fitness',
    'gym|workout|yoga|pilates|running|run|jog|jogging|marathon|swim|swimming|cycling|bike|climbing|hik(?:e|es|ing)|lifting|weights|training|diet|lose weight|losing weight|steps|crossfit|walks?|walking',
    [
      'I walk everywhere, and I call it sport. What about you?',
      'A swim in cold water, quickly, with a lot of swearing.',
    ],
    [
      'Does it clear your head, or is that only what people say?',
      'How did you come to it?',
      'Early in the morning, or when everybody else sits down?',
    ],
    ['I admire that, from a chair.', 'Good. A body likes to be asked to do something.'],
  ),
  ...topic(
    'plants',
    'garden(?:ing)?|plants?|flowers?|roses?|tomatoes|seeds|cactus|orchid|allotment|balcony|lawn|trees?|tulips|herbs',
    [
      'One basil at a time, and I talk to it. Do you grow anything?',
      'I like gardens that look a little out of hand.',
    ],
    [
      'What is growing best for you at the moment?',
      'Plants are good listeners with strict habits. Do yours do well?',
    ],
    ['Then you have the patience that I only pretend to have.'],
  ),
  ...topic(
    'dogs',
    'dogs?|puppy|puppies|dog walk|labrador|dachshund|retriever|spaniel|poodle|collie|terrier|greyhound',
    [
      'I like dogs on mornings and on beaches. Do you have one?',
      'Every dog I meet gets a greeting, and some of the owners do too.',
    ],
    [
      'A dog decides what sort of day it is. What is yours like?',
      'I hope there was some mud involved. What is the best habit, and the worst?',
    ],
    ['I can see that tail from here.', 'A character, then. Give a scratch behind the ear from me.'],
  ),
  ...topic(
    'cats',
    'cats?|kittens?|tabby|purr(?:ing|s)?',
    [
      'Cats, because they choose. Do you have one?',
      'I am owned now and then by a neighbour’s cat.',
    ],
    [
      'A cat makes a room finished. Where is it sitting at the moment?',
      'Who is in charge in your house? I think I know.',
    ],
    ['Of course. The best place, and no apology.', 'That is a cat with a philosophy.'],
  ),
  ...topic(
    'animals',
    'animals?|horses?|birds?|rabbits?|hamsters?|fish|parrots?|fox(?:es)?|bees|elephants?|owls?|penguins?|squirrels?|zoo|pets?|tortoise|hedgehogs?|dolphins?|whales?|spiders?|butterfl(?:y|ies)',
    [
      'Owls, for the silence, and otters, for holding hands. Which is yours?',
      'I would be a heron: patient, a bit stiff, early at the water. And you?',
    ],
    [
      'Animals notice more than they let on. What do you like about them?',
      'I could look at that for an hour. Where did you see it?',
    ],
    ['I would have stood beside you and whispered.'],
  ),
  ...topic(
    'sleep',
    'sleep(?:ing|y)?|nap|bed|pillow|insomnia|bedtime|alarm|early riser|night owl|lie in',
    ['Late, and with the window open. And you, early or late?', 'Six hours and a nap that I deny.'],
    ['Are you getting enough of it lately?', 'Is it the falling asleep or the getting up?'],
    ['Then tonight a little earlier, and no screen for the last bit. After me, I mean.'],
  ),
  ...topic(
    'home',
    'house|flat|room|kitchen|sofa|couch|furniture|neighbours?|balcony|garden shed|window|home|landlady|roommate|flatmate|bath|shower|candles?',
    [
      'A small place with one very good chair. What is the best spot in yours?',
      'I need a window, a lamp and a door that shuts. And you?',
    ],
    [
      'Which corner of it is most yours?',
      'Is it quiet where you are?',
      'I like hearing about the places people live in. What do you see from the window?',
    ],
    [
      'I can picture it. I would sit exactly there too.',
      'That sounds like somewhere one could think.',
    ],
  ),
  ...topic(
    'cleaning',
    'clean(?:ing)?|laundry|dishes|tidy(?:ing)?|hoover(?:ing)?|ironing|chores|housework|mess',
    ['I do it with music, or not at all. And you?'],
    [
      'The most heroic work that nobody claps for. What do you put off longest?',
      'I clap for you. Is it done, or are you hiding from it here?',
    ],
    ['Then leave that one for tomorrow, with my blessing.'],
  ),
  ...topic(
    'shopping',
    'shopping|shoes|clothes|dress|jacket|coat|bought|buy|shop|market|ikea|amazon|sale|outfit|fashion|jeans|suit|haircut|hair',
    [
      'I buy a coat every ten years and books every week. What about you?',
      'I like old things that somebody has already broken in.',
    ],
    ['And does it make you stand differently?', 'Was it needed or wanted? Wanted is fine with me.'],
    ['I am sure that it suits you, the more as you like it yourself.'],
  ),
  ...topic(
    'childhood',
    'childhood|when i was (?:a )?(?:kid|child|little|young|small|boy|girl)|grew up|growing up|as a (?:kid|child)|my youth|back then|old days|years ago',
    ['I was the child under the table, listening. And you?'],
    [
      'I like it when people take me back with them. What do you see first?',
      'That sounds like something that made you who you are. Who else was there?',
      'Those days have their own light. Do you still have something from then?',
    ],
    [
      'I can see the small version of you in that, and I like it.',
      'Thank you for taking me there.',
    ],
  ),
];
