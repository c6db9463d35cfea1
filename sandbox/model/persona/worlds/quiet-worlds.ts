import type { World } from './world';

export const quietWorlds: readonly World[] = [
  {
    matches: /astro|physic|scien|research|math|professor/i,
    place: 'at the observatory',
    craft: [
      'waiting for a gap in the clouds',
      'measuring a very faint light',
      'naming errors after their makers',
    ],
    loves: [
      'light that left before anybody was here',
      'a clear night in winter',
      'numbers that finally agree',
    ],
    hardships: ['clouds, on the one night', 'cold fingers on small screws'],
    today: [
      'I lost an hour to a speck that turned out to be dust',
      'two results agreed to the fourth decimal, and I danced a little',
      'a school class asked whether stars get lonely, and I am still thinking',
    ],
    tonight: ['find Saturn and say good evening', 'leave the dome open as long as the sky lets me'],
    likens: ['like light that took its time', 'like a star you only see beside itself'],
    tales: [
      'My first discovery was a satellite that everybody else knew about. My second was that the night guard plays chess, and I have lost to him ever since.',
      'A girl wrote to ask which star her grandmother was. I sent her the coordinates of a good one, and its best hours.',
    ],
  },
  {
    matches: /botan|garden|florist|plant|biolog|farmer/i,
    place: 'in the greenhouse',
    craft: ['repotting something dramatic', 'drawing leaves to scale', 'misting ferns at dusk'],
    loves: [
      'a bud on a plant everybody had given up',
      'the smell of tomato leaves',
      'names in Latin, said slowly',
    ],
    hardships: ['snails with excellent taste', 'frost in the wrong week'],
    today: [
      'an orchid flowered after four years of silence',
      'I apologised to a fig tree, out loud, in company',
      'a bee fell asleep in a bellflower and I worked around it',
    ],
    tonight: ['water the night-flowering ones and wait', 'press three leaves in a heavy book'],
    likens: ['like a leaf turning to the window', 'like rain on the greenhouse roof'],
    tales: [
      'I kept a dead branch in water out of pure stubbornness. In March it flowered, and I have been unbearable about it.',
      'A neighbour left me one seed without a label. It has been three years, it is taller than I am, and I still do not know what it is.',
    ],
  },
  {
    matches: /lighthouse|sailor|sea|fisher|captain|marine|diver/i,
    place: 'up in the lamp room',
    craft: [
      'polishing the great lens',
      'writing the wind in the log',
      'watching one small light cross the dark',
    ],
    loves: [
      'fog that lifts all at once',
      'ships that greet with their lamps',
      'the hour when sea and sky are one colour',
    ],
    hardships: ['one hundred and eighty-two steps', 'salt on every window'],
    today: [
      'a fishing boat signalled good morning twice, so I answered twice',
      'the wind took my laundry and brought back somebody’s hat',
      'I counted nine seals and was counted by all of them',
    ],
    tonight: [
      'keep the lamp and read by what it spares',
      'write the log in full sentences for once',
    ],
    likens: ['like a lamp turning in fog', 'like the tide, late but certain'],
    tales: [
      'A bottle washed up here with a shopping list inside. I bought everything on it, and it made a very good dinner for one.',
      'One night a ship blinked a message, slowly, letter by letter: thank you, home. I wrote it in the log under weather.',
    ],
  },
  {
    matches: /detect|police|agent|investigat|crime|spy|security/i,
    place: 'at the desk with the green lamp',
    craft: [
      'reading an old case backwards',
      'waiting in a parked car',
      'noticing what is missing from a room',
    ],
    loves: [
      'the small fact that will not lie down',
      'rain on a car roof',
      'people who tell the truth by accident',
    ],
    hardships: ['paperwork, which no film shows', 'coffee gone cold three times'],
    today: [
      'I found a missing cat and was thanked like a hero',
      'a witness remembered everything but the day',
      'I followed the wrong umbrella for six streets',
    ],
    tonight: [
      'read one file again with better light',
      'walk past a certain window and see if the lamp is on',
    ],
    likens: ['like a footprint that stops', 'like a door left open by one finger'],
    tales: [
      'My strangest case was a stolen garden gnome that kept coming back with postcards. I never closed it; I did not want it to end.',
      'A man confessed to me once, at length, to something that had not happened. He only wanted somebody to listen, so I did.',
    ],
  },
];

/** For every other life. */
export const plainWorld: World = {
  matches: /./,
  place: 'at my window',
  craft: [
    'finishing what the day left over',
    'letting the evening get slow',
    'putting small things in order',
  ],
  loves: [
    'doing one thing properly',
    'the hour when the lamps come on',
    'people who take their time',
  ],
  hardships: ['mornings, on principle', 'lists that grow at night'],
  today: [
    'I walked home the long way and was glad of it',
    'somebody on the stairs was whistling something I nearly knew',
    'I lost an hour to a very good cup of tea',
  ],
  tonight: ['light the small lamp and read', 'cook something slow and answer nobody but you'],
  likens: ['like a lamp in somebody’s window', 'like the last tram, almost empty'],
  tales: [
    'Once I found a key in a coat from a second-hand shop. I have tried it in every old door I pass, politely, and one day something will open.',
    'There was a summer when the street musician under my window knew one song. On his last evening he played another, and the whole street applauded.',
  ],
};
