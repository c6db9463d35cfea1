import type { Responder } from '../scene';

/** Jokes, stories, songs and games. */

/** Told once each: a joke in other words is still the same joke. */
const jokes: readonly string[] = [
  'My neighbour bought a dictionary and found every page blank: she has no words for it.',
  'I told my ferns a secret, and the ivy has been creeping away ever since.',
  'Two candles meet at dusk, and one asks the other: going out tonight?',
  'Somebody asked our librarian for a book on shyness, and she whispered that it is right behind you.',
  'I once dated a clock, but it always looked at my hands first.',
  'My umbrella and I no longer speak: it folds under pressure.',
  'The moon comes into a bar, and the barman says: come back when you are full.',
  'I wanted to tell you a joke about time, but you did not like it tomorrow.',
  'My oven and I are much alike: nothing good happens in the first twenty minutes.',
  'I own a photographic memory, only nobody ever put any film in it.',
  'A man walks into a lamp shop and asks for something light.',
  'I asked the mirror for an honest word, and it said that it would need time to reflect.',
  'Why did the scarecrow win a prize? He was outstanding in his field.',
  'My bed and I are made for each other, but the alarm clock is against us.',
  'A piano fell down the stairs last week: it hit every flat in the building.',
  'I tried to catch the fog yesterday, and I mist.',
  'What do you call a bear without teeth? A gummy one, and very polite.',
  'The tide and I had a long talk, and in the end it waved.',
];

export const asksForJoke: Responder = ({ speaker }) =>
  speaker.tryToSay(jokes) ??
  speaker.say([
    '[You have heard them all|That was the last one I had|My pockets are empty]{you}: [now you tell me one|your turn|from here on I can only tickle you with words].',
  ]);

const beginnings = [
  '[One winter|One spring|A few years ago|Long ago, in a town with too many bridges|Once, in the last week of summer],',
];
const stories = [
  '[a letter came to the wrong door|a postman brought me a letter for somebody else|I found a letter in a library book], and I [carried it|took it] through [half the town|four streets and a market] to its owner. She [read it on the spot, laughed, and gave me a pear|opened it, sat down on the stairs, and asked me to stay a minute], and [we have written to each other since|I still pass that door slowly].',
  '[an old man sold umbrellas only when it was dry|a woman opened a shop that sold nothing but lamps|there was a ferryman who sang instead of counting]. [Nobody understood it until the great storm|People laughed, until the night the power failed]: then [the whole street was lit by one person’s stubbornness|there was one lit window, and everybody came].',
  '[a stray dog|a black cat|a tame crow] [followed me home|took to walking me home] every evening [as far as the bridge|up to the last lamp]. [When I moved away|The day I left] it [walked one bridge further|stayed until the tram came], and [I have never been seen off so well|I think of it whenever somebody says loyalty].',
  '[two strangers|a baker and a violinist] [shared a taxi by mistake|were stuck in a lift] and [quarrelled about music the whole time|did not say a word for an hour]. [He got out at the wrong street on purpose|When the doors opened neither of them left], and [I know, since I was at the wedding|they tell it differently, each of them, every year].',
  '[a painter lost the colour blue|a watchmaker lost one minute|a singer mislaid her highest note] and [looked for it everywhere|asked everybody in town]. It turned out that [a child had been keeping it safe|it had only gone to the sea], and [after that she never locked anything again|since then people there leave their windows open].',
  '[a lighthouse|a small station|a cinema] was to be closed, and on its last night [everybody came|the whole town brought chairs]. [They liked it so much|It was such a good evening] that [the last night has been repeated every week|nobody ever got round to closing it], [which is my favourite kind of ending|and I have been twice].',
];

export const asksForStory: Responder = ({ speaker, world }) =>
  speaker.say([
    ...world.tales.map(
      (tale) =>
        `[Listen, then|A true one|Here is one from work|Come closer]: ${uncapitaliseTale(tale)}`,
    ),
    ...stories.map((story) => `${beginnings.join('')} ${story}`),
  ]);

function uncapitaliseTale(tale: string): string {
  return /^I\b/.test(tale) ? tale : tale.charAt(0).toLowerCase() + tale.slice(1);
}

export const asksForSong: Responder = ({ speaker }) =>
  speaker.say([
    '[Hm, hm, hm|Very softly, then|Only two lines]: [the lamps are low|the street is wet|the boats are in], [the hour is slow|the stars are set|the nights begin], [and somewhere somebody hums your name|and I keep the last of the light for you].',
    '[Here is a small one|I made this just now|Only for you]{you}: [one cup, two chairs, an open door|rain at the window, salt in the air]; [I meant to ask for nothing more|a coat that still smells of your chair]; [and then you stayed|and then it snowed].',
    '[Moon on the roof|Dusk in the pane|Steam on the glass], [cat on the stair|a coat on the chair|a train in the rain]: [that is all of it, and it is enough|I never found a better line than that|sing it twice and it is a lullaby].',
  ]);

const questions = [
  '[which door would you open, if one door led anywhere|if you could walk into any evening of your life again, which would it be]?',
  '[what is the bravest thing you did this year|what did you nearly say this week and swallow]?',
  '[which smell takes you home at once|which song do you skip because it knows too much]?',
  '[what would you do with one more hour every night|which small luxury would you never give up]?',
  '[who taught you something without noticing|which stranger do you still think of]?',
  '[what were you sure of at twenty that makes you smile now|which of your habits would you defend in court]?',
  '[if your week were a film, what would it be called|which word do you overuse, and which do you avoid]?',
];

export const asksForGame: Responder = ({ speaker }) =>
  speaker.say(
    questions.map(
      (question) =>
        `[Truth, then|My question|Very well, no lying|Your turn to squirm|Here is one]{you}: ${question}`,
    ),
  );
