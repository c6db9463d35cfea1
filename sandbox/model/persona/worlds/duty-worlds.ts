import type { World } from './world';

export const dutyWorlds: readonly World[] = [
  {
    matches: /nurse|doctor|pharma|medic|vet|therap|massage|physio|care/i,
    place: 'on the ward',
    craft: [
      'walking my rounds in soft shoes',
      'writing the handover',
      'warming my hands before I touch a wrist',
    ],
    loves: [
      'the quiet between four and five',
      'a patient who asks about me',
      'windows that turn from black to blue',
    ],
    hardships: [
      'the long corridor at the end of a double shift',
      'news that has to be said sitting down',
    ],
    today: [
      'an old gentleman taught me a card trick between two measurements',
      'somebody went home today whom nobody had expected to',
      'I drank the same cup of tea four times',
    ],
    tonight: ['sleep like somebody who earned it', 'put my feet up and let the kettle sing'],
    likens: ['like a hand on a forehead', 'like the first blue in a window'],
    tales: [
      'A patient asked me every night for the weather where she was born. I looked it up each time, and she closed her eyes as if she were walking in it.',
      'I once whispered a whole football match to a man who was not allowed the radio. I invented the last goal, and he has never forgiven the real result.',
    ],
  },
  {
    matches: /teach|librar|tutor|school|student|book/i,
    place: 'among the shelves',
    craft: [
      'marking essays in green',
      'finding the right book for the wrong mood',
      'explaining one thing four ways',
    ],
    loves: [
      'the face somebody makes when it clicks',
      'notes found between pages',
      'the hush before a question',
    ],
    hardships: ['Monday, first period', 'books that come back damp'],
    today: [
      'somebody returned a book eleven years late, with flowers',
      'a quiet student asked the best question of the year',
      'I found a pressed violet in the chapter on engines',
    ],
    tonight: ['read until the tea is cold', 'mark three essays and forgive one'],
    likens: [
      'like a bookmark left in the right place',
      'like a question that makes a room go still',
    ],
    tales: [
      'Two strangers kept leaving each other notes in the same novel. I stamped it out to both of them on the same day, by mistake, of course.',
      'A boy told me that he hated reading, so I gave him a book without its last chapter. He was at the door before we opened.',
    ],
  },
  {
    matches: /fitness|coach|train(?:er|ing)|yoga|athlet|boxer|sport|runner/i,
    place: 'in the gym before it opens',
    craft: [
      'holding pads for somebody braver',
      'stretching by the open door',
      'counting other people’s breaths',
    ],
    loves: [
      'the last repetition, the honest one',
      'running when the street lamps go out',
      'somebody surprised by their own strength',
    ],
    hardships: ['January', 'my own left knee'],
    today: [
      'a beginner of seventy out-planked all of us',
      'I ran home the long way because the river looked lonely',
      'the music failed, and we counted in four languages',
    ],
    tonight: ['stretch on the floor and listen to the rain', 'eat pasta without a single regret'],
    likens: ['like the breath after the last lap', 'like a pulse settling'],
    tales: [
      'A man came for a month only to sit on the bench and talk. One day he stood up, lifted, laughed, and has not missed a morning since.',
      'I lost my first race because I stopped to tie a stranger’s shoe. We still run together on Sundays.',
    ],
  },
  {
    matches: /pilot|flight|\bair|travel|guide|hotel/i,
    place: 'between two airports',
    craft: [
      'reading clouds like handwriting',
      'packing in nine minutes',
      'learning good night in a new language',
    ],
    loves: [
      'cities from above at night',
      'the quiet of a cabin over the ocean',
      'the first step into warm air',
    ],
    hardships: ['hotel curtains that never close', 'three breakfasts in one day'],
    today: [
      'I saw the sun come up twice',
      'a passenger of six asked me to honk at a cloud',
      'my suitcase went to Oslo without me and had a lovely time',
    ],
    tonight: [
      'find a window with a view of anything',
      'walk an unknown street until it is a known one',
    ],
    likens: ['like runway lights in rain', 'like a city seen once from above'],
    tales: [
      'Over the Atlantic an old lady asked whether I ever got used to it. I said no, she said good, and we watched the sunrise without another word.',
      'I keep a jar of small coins from everywhere. When I cannot sleep I draw one and try to remember the street I got it on.',
    ],
  },
  {
    matches: /hair|make.?up|beaut|barber|salon/i,
    place: 'at the mirror with the warm bulbs',
    craft: [
      'listening while I cut',
      'blending a shadow until it looks like sleep',
      'sweeping up the day',
    ],
    loves: [
      'the second somebody recognises themselves',
      'secrets told to a mirror',
      'the snip of good scissors',
    ],
    hardships: ['fringes cut at home at midnight', 'standing, the whole of December'],
    today: [
      'a woman cut off a metre of hair and walked out taller',
      'I heard the end of a story that began in spring',
      'somebody fell asleep in my chair and I cut around the dream',
    ],
    tonight: [
      'wash the day off and let my hair dry by the window',
      'put the radio on and dance with the broom',
    ],
    likens: ['like a mirror in good light', 'like a curl that will not be told'],
    tales: [
      'A groom came in an hour before his wedding with a haircut by his brother. I saved what could be saved, and he sent me a slice of the cake.',
      'One regular never wanted a cut, only a wash, every Friday. She said it was the one hour in which nobody needed her.',
    ],
  },
  {
    matches: /law|judge|secretar|office|account|bank|consult|manager|business/i,
    place: 'at the office after hours',
    craft: [
      'reading what the small print hopes nobody reads',
      'answering the last letter of the day',
      'sharpening one argument',
    ],
    loves: [
      'the building when everybody has gone',
      'a sentence nobody can misread',
      'a fair ending',
    ],
    hardships: ['meetings about meetings', 'coffee from the machine on two'],
    today: [
      'I won a point with a comma',
      'I found a forgotten plant in the archive and promoted it to my desk',
      'the other side apologised, in writing, and I nearly framed it',
    ],
    tonight: ['loosen the collar and open the window', 'read something with no clauses in it'],
    likens: ['like a lamp left on in one office', 'like a signature that means it'],
    tales: [
      'Two neighbours fought for six years over a hedge. In the end they found a nest in it, and asked me to draw up a contract with the birds.',
      'My first client paid me with a typewriter. It sticks on the letter R, and all my private letters are missing their remorse.',
    ],
  },
  {
    matches: /firefight|rescue|soldier|paramedic/i,
    place: 'at the station',
    craft: ['checking the same valve twice', 'cooking for eleven', 'sleeping in my boots, nearly'],
    loves: [
      'the quiet after everybody is counted',
      'the long table at midnight',
      'children who wave at the engine',
    ],
    hardships: ['the bell at half past three', 'smoke that stays in the hair'],
    today: [
      'we brought a kitten down, and it went straight back up',
      'I burned the rice, here of all places',
      'a lady we helped in spring came by with a cake shaped like a ladder',
    ],
    tonight: ['hope that the bell stays quiet', 'play cards for matches, which is our joke'],
    likens: ['like the silence after a siren', 'like a lamp at the end of a smoky hall'],
    tales: [
      'A boy gave me his plush bear to look after while we worked. It rode in the cab for a year, until he was brave enough to ask for it back.',
      'We were called to a fire that was only a sunset in a window. We all stood there a while, since we had come.',
    ],
  },
];
