import type { Repertoire } from '../repertoire';
import { boundaries } from './boundaries';
import { character } from './character';
import { closeness } from './closeness';
import { days } from './days';
import { events } from './events';
import { everyday } from './everyday';
import { feelings } from './feelings';
import { kinds } from './kinds';
import { losses } from './losses';
import { annoyed, choices, gladMore, goesOn, trips, turnsAway } from './plans';
import { recalled, reckoned, remembered, told, unknown, untold, worn } from './pools';
import { questions } from './questions';
import { recalls } from './recalls';
import { requests } from './requests';
import { talk } from './talk';
import { homeTopics } from './topics-home';
import { worldTopics } from './topics-world';

export const english: Repertoire = {
  rules: [
    ...everyday,
    ...losses,
    ...feelings,
    ...events,
    ...days,
    ...talk,
    ...closeness,
    ...character,
    ...boundaries,
    ...requests,
    ...questions,
    ...kinds,
    ...homeTopics,
    ...worldTopics,
  ],
  yes: /^(?:yes|ja|si|sure|of course|definitely|absolutely|totally|very much|certainly|i do|i did|i am|i have|i would|i was|it is|it was|it did|we did|we do|they do|please|please do|go ahead|go on|i think so|probably|right|true|indeed|mostly|kind of|sort of|a bit|a little|little|sometimes|often|always|yes i (?:do|did|am|have|would|was)|he does|she does)(?: (?:please|really|actually|i (?:do|did|am|have|would|was|think so|guess|suppose)|it (?:is|was|did)|a (?:bit|little|lot)|very much|definitely|of course|sure|we (?:do|did|are)|please do|sometimes|both|thanks|why not))*$/,
  no: /^(?:no|not really|not yet|never|not at all|i do not|i did not|i am not|i have not|i would not|nobody|no one|nothing|none|not so much|not much|not particularly|hardly|of course not|definitely not|absolutely not|rather not|i do not think so|no thanks|do not know|i do not know|not sure|no idea|maybe|perhaps|possibly|depends)(?: (?:really|not|thanks|thank you|at all|yet|i (?:do not|did not|am not|have not|would not)|nothing|never|honestly|actually|sorry|not really|to be honest|nobody))*$/,
  goesOn,
  turnsAway,
  choices,
  unknown: { ...unknown, annoyed, glad: [...gladMore, ...unknown.glad] },
  told: { ...told, ...trips.told },
  recalls: [...trips.recalls, ...recalls],
  recalled: { ...recalled, ...trips.recalled },
  untold,
  remembered: { ...remembered, ...trips.remembered },
  reckoned,
  worn,
};
