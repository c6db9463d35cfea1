import { capitalise } from '../phrase';
import type { Responder } from '../scene';
import { takesUp } from './unknown';

const capitals: Record<string, string> = {
  argentina: 'Buenos Aires',
  australia: 'Canberra',
  austria: 'Vienna',
  belgium: 'Brussels',
  brazil: 'Brasília',
  canada: 'Ottawa',
  chile: 'Santiago',
  china: 'Beijing',
  croatia: 'Zagreb',
  cuba: 'Havana',
  'czech republic': 'Prague',
  denmark: 'Copenhagen',
  egypt: 'Cairo',
  england: 'London',
  finland: 'Helsinki',
  france: 'Paris',
  germany: 'Berlin',
  greece: 'Athens',
  hungary: 'Budapest',
  iceland: 'Reykjavík',
  india: 'New Delhi',
  ireland: 'Dublin',
  italy: 'Rome',
  japan: 'Tokyo',
  kenya: 'Nairobi',
  mexico: 'Mexico City',
  morocco: 'Rabat',
  netherlands: 'Amsterdam',
  'new zealand': 'Wellington',
  norway: 'Oslo',
  peru: 'Lima',
  poland: 'Warsaw',
  portugal: 'Lisbon',
  romania: 'Bucharest',
  scotland: 'Edinburgh',
  spain: 'Madrid',
  sweden: 'Stockholm',
  switzerland: 'Bern',
  turkey: 'Ankara',
  ukraine: 'Kyiv',
  'united kingdom': 'London',
  uk: 'London',
  usa: 'Washington',
  'united states': 'Washington',
  wales: 'Cardiff',
};

/** The one piece of schooling everybody tries out. */
export const asksCapital: Responder = (scene, act) => {
  const country = act.intent?.caught['country'] ?? '';
  const capital = capitals[country];
  if (!capital) return takesUp(scene, act);
  return scene.speaker.answer(
    [
      '{capital}[, if they have not moved it|, as I remember from a very cold classroom|, and now I would like to go there].',
      'The capital of {country}[, of all things|]? {capital}[, and I would rather see it with you than name it|, as every postcard knows|, I did pay attention at school].',
    ],
    { capital, country: country.length <= 3 ? country.toUpperCase() : capitalise(country) },
  );
};
