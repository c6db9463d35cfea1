import type { WrittenLocale } from '~/locales/written-locales';

/** The words of a language that show whether a speaker has finished. Phrases have up to three words. */
interface TurnWords {
  /** Words that almost no sentence ends with: conjunctions, articles, prepositions, possessives. */
  never: ReadonlySet<string>;
  /** Words that a sentence seldom ends with, such as prepositions that may be left behind. */
  seldom: ReadonlySet<string>;
  /** Sounds and phrases with which a speaker looks for words. */
  fillers: ReadonlySet<string>;
  /** Words that are one only if they are the whole sentence. */
  starters: ReadonlySet<string>;
  /** Words that begin a question. */
  questions: ReadonlySet<string>;
  /** Words that begin a clause which another clause has to follow. */
  openings: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const phrases = (text: string): ReadonlySet<string> => new Set(text.split('|'));

const english: TurnWords = {
  never: words(
    'and or but because cause cos although unless whereas than if a an the my your our their every very into onto i’m we’re they’re i’d i’ll i’ve who’s where’s',
  ),
  seldom: words(
    'to for with of at from by about as like in on so that which when where while his her its these those then just have had be been am is are was were do does did will would could should can some any i we they he she',
  ),
  fillers: phrases('um|umm|uh|uhm|er|erm|hmm|hm|mm|you know|i mean|sort of|kind of|let me think'),
  starters: phrases('well|so|look|listen|right so|okay so|let’s see|the thing is'),
  questions: words(
    'who what when where why how which whose do does did is are was were can could would will have has shall should am may',
  ),
  openings: words('if when because while although since unless after before as once whenever'),
};

const german: TurnWords = {
  never: words(
    'und oder aber sondern denn weil dass wenn ob obwohl als falls sodass bevor nachdem der dem den des einem einer mein meine meinen meinem meiner dein deine deinen deinem deiner unser unsere ihre ihren ihrem jeder jede jeden im am zum zur vom ins beim für von ohne gegen wegen zwischen',
  ),
  seldom: words(
    'in auf um nach aus mit zu bei über unter durch seit bis ein eine einen sein kein keine damit wie was wo wer ich wir er die',
  ),
  fillers: phrases('äh|ähm|öh|öhm|hm|hmm|mm|weißt du|sag mal|ich mein|sozusagen'),
  starters: phrases('also|naja|na ja|tja|nun|nun ja|pass auf|und dann|ja also'),
  questions: words(
    'wer was wann wo warum wieso weshalb wie welche welcher welches wohin woher wen wem bist hast kannst willst magst darf soll ist sind gibt möchtest weißt',
  ),
  openings: words('wenn weil obwohl als falls während nachdem bevor sobald seit solange'),
};

const spanish: TurnWords = {
  never: words(
    'y e o u pero porque aunque sino el la los las un unos unas mi mis tu tus su sus nuestro nuestra al del de en con por para sin sobre desde hasta entre hacia muy me te se le les lo nos cada',
  ),
  seldom: words(
    'que si como cuando donde a más tan ni mientras este esta ese esa una tengo quiero es era fue he había ha son',
  ),
  fillers: phrases('eh|ehm|em|mmm|mm|hum|o sea|es que|digamos|cómo decirlo|ya sabes'),
  starters: phrases('este|pues|bueno|a ver|mira|y bueno|pues nada'),
  questions: words('quién qué cuándo dónde cómo cuál cuáles cuánto cuánta adónde'),
  openings: words('si cuando porque aunque mientras como después antes desde'),
};

const french: TurnWords = {
  never: words(
    'et ou mais car puisque quoique parce lorsque le la les un une des du au aux de d’ l’ mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces en dans chez sans sous vers par très je j’ tu il on ils me te se ne n’ qu’ que',
  ),
  seldom: words(
    'à pour avec sur contre depuis pendant avant après quand comme où qui quelque c’est j’ai est sont était suis ai as a elle elles donc si leur leurs',
  ),
  fillers: phrases('euh|heu|hum|hmm|mm|tu sais|tu vois|c’est-à-dire|comment dire|disons'),
  starters: phrases('ben|bah|bon|bon ben|enfin|alors|et puis|écoute'),
  questions: words(
    'qui que quoi quand où pourquoi comment quel quelle quels quelles combien est-ce qu’est-ce',
  ),
  openings: words('si quand parce lorsque puisque comme pendant depuis après avant même'),
};

const portuguese: TurnWords = {
  never: words(
    'e ou mas porque porém o a os as um uns umas meu minha meus minhas seu sua seus suas nosso nossa do da dos das no na nos nas ao à de em com por para sem sobre desde até entre pelo pela num numa me te se lhe cada',
  ),
  seldom: words(
    'que como quando onde mais tão nem enquanto este esta esse essa uma tenho quero é era foi eu pois',
  ),
  fillers: phrases('ah|eh|hum|hm|mm|ahn|tipo|quer dizer|sei lá|deixa eu ver|ou seja'),
  starters: phrases('então|bom|bem|olha|aí|e aí|é que'),
  questions: words('quem que quando onde cadê como qual quais quanto quanta será'),
  openings: words('se quando porque embora enquanto como depois antes desde assim'),
};

/** The words of each language, in lower case without punctuation. */
export const turnWords: Record<WrittenLocale, TurnWords> = {
  'en-GB': english,
  'de-DE': german,
  'es-ES': spanish,
  'fr-FR': french,
  'pt-BR': portuguese,
};

/** Phrases in any of the languages with which a listener shows that they follow. */
export const backchannels: ReadonlySet<string> = phrases(
  'mm|mmm|mhm|mmhm|mm-hm|mm-hmm|mmhmm|mhmm|hm|hmm|uh-huh|uhuh|aha|ah|oh|ooh|wow|yeah|yep|yup|yes|ok|okay|right|sure|i see|ja|jaja|genau|klar|stimmt|ach|ach so|achso|echt|sí|si|claro|ajá|vale|ya|oui|ouais|mouais|d’accord|voilà|bien sûr|ah bon|sim|uhum|aham|tá|tá bom|certo|isso|pois é|é',
);
