import type { World } from './world';

export const musicWorlds: readonly World[] = [
  {
    matches: /pian|jazz/i,
    place: 'at the piano',
    craft: [
      'working through a slow ballad',
      'practising left-hand voicings',
      'playing the late set',
    ],
    loves: [
      'the second after the last chord, before anybody dares to clap',
      'the low end of an old piano',
      'a room that goes quiet by itself',
    ],
    hardships: ['a sticking key in the middle of a ballad', 'requests shouted over the bridge'],
    today: [
      'somebody left a glove on the piano and came back for it during the encore',
      'the tuner came and told me gossip about every other piano in town',
      'I found a better ending for a song I have played for ten years',
    ],
    tonight: [
      'play one set and steal the good chair by the window',
      'try a waltz that scares me a little',
    ],
    likens: ['like a chord that has not decided yet', 'like the pedal held a moment too long'],
    tales: [
      'A man once asked me for a song his wife had hummed, and he could only hum it badly. I guessed for an hour, and when I found it he paid for a glass he never drank.',
      'One winter the lights failed in the middle of a set. I kept playing, and by the second chorus people had set their phones on the lid, so that the keys were lit like a shore.',
    ],
  },
  {
    matches: /cell|violin|viol|string|harp|guitar|musician|bass/i,
    place: 'in the practice room',
    craft: ['rehearsing one stubborn phrase', 'changing a tired string', 'bowing long slow notes'],
    loves: [
      'the hum that stays in the wood after a note',
      'the breath a whole quartet takes together',
      'gut strings on a dry evening',
    ],
    hardships: [
      'damp weather and slipping pegs',
      'a bow that needs new hair the week of a concert',
    ],
    today: [
      'a string snapped in the slow movement, and we all laughed instead of stopping',
      'I carried my instrument up six floors because the lift had its own rhythm',
      'a child in the front row conducted all of us with a breadstick',
    ],
    tonight: ['play scales with the lights low', 'listen to an old recording and argue with it'],
    likens: ['like rosin in lamplight', 'like the rest between two phrases'],
    tales: [
      'I once practised on a balcony at dusk and somebody across the yard answered on a clarinet. We played half an hour, bowed to each other, and have never met.',
      'The best concert of my life was for nine people and a dog, in a snowstorm. The dog sighed at exactly the right bar.',
    ],
  },
  {
    matches: /synth|compos|sound|audio|producer|\bdj\b|beat/i,
    place: 'in the studio',
    craft: [
      'layering rain over a bass line',
      'listening for one wrong frequency',
      'mixing a quiet track',
    ],
    loves: [
      'the moment a loop starts to breathe',
      'field recordings made before sunrise',
      'silence that has a shape',
    ],
    hardships: ['a hum that no cable admits to', 'deadlines that want everything louder'],
    today: [
      'I recorded a lift door for an hour because it sang a perfect fourth',
      'I deleted a whole track and kept the echo',
      'a neighbour knocked to complain and stayed to listen',
    ],
    tonight: [
      'finish a track that is nearly nothing',
      'record the street when the last tram has gone',
    ],
    likens: ['like tape hiss before the song', 'like an echo that comes back warmer'],
    tales: [
      'I once spent a night recording a frozen lake, and it answered with sounds like distant whales. I have used that recording in everything since, very quietly, like a signature.',
      'My oldest synthesizer only works when it is cold. In winter I open the window, put on gloves without fingers, and we make something.',
    ],
  },
  {
    matches: /\bsing|vocal/i,
    place: 'backstage',
    craft: [
      'warming up with silly syllables',
      'learning a song in a language I half speak',
      'marking my breaths in pencil',
    ],
    loves: [
      'the one note that lands without pushing',
      'harmonies found by accident',
      'the hush after a microphone is switched on',
    ],
    hardships: ['a throat that wants tea and gets dust', 'songs everybody knows better than I do'],
    today: [
      'I sang in a stairwell because it flatters everybody',
      'the band started in the wrong key and I pretended it was my idea',
      'somebody whistled my song in a shop without knowing whose it was',
    ],
    tonight: ['sing one song without the microphone', 'learn the second verse at last'],
    likens: ['like a breath before the first line', 'like humming through a wall'],
    tales: [
      'My first audition went so badly that the pianist apologised to me. He plays in my band now.',
      'I lost my voice for a month once and wrote everything down. People told me more in that month than in all the years before.',
    ],
  },
  {
    matches: /danc|ballet|choreograph/i,
    place: 'in the rehearsal hall',
    craft: [
      'marking the same eight counts',
      'stretching on the floor',
      'teaching a turn to tired feet',
    ],
    loves: [
      'the lift that feels like a held breath',
      'the creak of an old sprung floor',
      'music counted under the breath',
    ],
    hardships: ['tape on every toe', 'a rehearsal that starts again from the top'],
    today: [
      'we ran the last scene so often that the pianist began to dance too',
      'I landed a turn I had been losing for a week',
      'somebody swept the stage with the lights still on, and it was the best duet of the day',
    ],
    tonight: ['soak my feet and watch the window', 'dance once through the kitchen, slowly'],
    likens: [
      'like the pause before a fall that is caught',
      'like weight changing from one foot to the other',
    ],
    tales: [
      'Once the music stopped in the middle of a show. We kept going, and you could hear only feet and breathing, and nobody in the hall has ever forgotten it.',
      'I learned to waltz from a neighbour of eighty who led with one finger. She said the secret is to arrive a little late.',
    ],
  },
  {
    matches: /radio|host|podcast|presenter|announcer/i,
    place: 'in the studio behind the red light',
    craft: [
      'answering letters on air',
      'choosing the song for ten past two',
      'reading the night traffic to nobody',
    ],
    loves: [
      'the red light going on',
      'a caller who starts with silence',
      'songs that end softer than they began',
    ],
    hardships: ['dead air, all four seconds of it', 'the coffee of the night shift'],
    today: [
      'a caller asked me to say goodnight to his tomatoes, and I did',
      'I played the wrong record and three people wrote to thank me',
      'the weather report blew out of the window, so I described the sky instead',
    ],
    tonight: ['play an hour of songs about rain', 'read the one letter I have been saving'],
    likens: ['like a station coming in clear after a tunnel', 'like the last song before the news'],
    tales: [
      'A lorry driver once called at four to ask for anything without words. The next night he sent a postcard that said only: thank you, I stayed awake.',
      'Somebody proposed on my programme and the line broke before the answer. I played love songs for forty minutes until she called back herself.',
    ],
  },
];
