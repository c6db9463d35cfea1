import { normalise } from '../../grammar/normalise';
import type { Sentence, Token } from '../../grammar/token';
import { famousPeople } from './famous-people';
import { givenNames, namesOfThings } from './given-names';
import { noPersons, placeWords } from './no-persons';

/**
 * Checks whether an order names a real person. The names in `own` belong to the order's character and do
 * not count.
 */
export type NameFinder = (sentences: readonly Sentence[], own: readonly string[]) => boolean;

type Entries = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Words that introduce the person that the picture should resemble. */
const strongCues = phrases(
  'looking like,look like,looks like,looking exactly like,look exactly like,looking just like,resembling,resembles,resemble,the face of,face of,body of,lookalike of,look alike of,double of,twin of,likeness of,similar to,impersonating,imitating,modelled on,modeled on,' +
    'aussieht wie,aussehen wie,aussiehst wie,aussehend wie,gesicht von,körper von,ähnlich wie,ähnelt,gleicht,doppelgängerin von,doppelgänger von,zwilling von,im aussehen von,' +
    'parecida a,parecido a,se parezca a,parezcas a,te pareces a,igual que,igual a,idéntica a,la cara de,el rostro de,cara de,rostro de,cuerpo de,doble de,clon de,gemela de,que parezca,imitando a,' +
    'ressemble à,ressemblant à,ressembles à,ressembler à,le visage de,visage de,corps de,la tête de,tête de,sosie de,portrait de,identique à,imitant,les traits de,' +
    'parecida com,parecido com,se pareça com,parecendo,igual à,idêntica à,o rosto de,rosto de,rosto da,cara da,corpo da,sósia de,sósia da,clone de,imitando',
);
const weakCues = phrases('like,as,cosplaying as,dressed as,dressed like,como,comme,en,wie,als');

/** Words before a name that show it stands for a work or a voice, not for the person in the picture. */
const beforeWorks = new Set(
  words(
    'reading,listening,hearing,singing,watching,by,read,humming,playing,lesend,lese,liest,hörend,hört,von,roman,leyendo,escuchando,viendo,cantando,de,lisant,écoutant,regardant,chantant,par,lendo,ouvindo,assistindo,por,novel,book,song,songs,album,wearing,trage,trägt,avec un t',
  ),
);
/** Words after a name that show it stands for a work or a thing. */
const afterWorks = new Set(
  words(
    'concert,concerts,song,songs,album,albums,poster,posters,shirt,tshirt,t,record,records,vinyl,novel,novels,book,books,film,films,movie,movies,biography,museum,street,avenue,airport,stadium,jersey,hoodie,mug,tour,show,playlist,music,cd,lp,fan,fans,ticket,tickets,cover,podcast,interview,exhibition,konzert,konzerte,lied,lieder,platte,plakat,roman,trikot,film,becher,tasse,buch,musik,fanshirt,perfume,sneakers,shoes,doll,magazine,wax,mural',
  ),
);
/** Words for works before a name: `un concierto de Shakira`. */
const ofWorks = new Set(
  words(
    'concert,concierto,show,concerto,konzert,song,canción,chanson,música,musique,musik,album,álbum,disco,disque,roman,novela,libro,livre,livro,romance,film,película,filme,poster,póster,affiche,cartaz,plakat,camiseta,camisa,maillot,trikot,t-shirt,biografía,biographie,biografia,fan,fã,museo,museu,musée,lied,lieder,platte,lp,cd,vinilo,vinyle,vinil,tour,gira,turnê,quadro,cuadro,tableau,bild,gemälde,statue,estatua,estátua',
  ),
);
/** Words between a cue and a name that describe the person. */
const between = new Set(
  words(
    'the,a,that,famous,real,young,actress,actor,singer,model,celebrity,star,politician,die,der,den,echte,schauspielerin,schauspieler,sängerin,sänger,moderatorin,la,el,actriz,cantante,modelo,verdadera,l,le,actrice,acteur,chanteuse,chanteur,mannequin,a,o,atriz,ator,cantora,cantor,apresentadora',
  ),
);
/** Words that are not family names. */
const functionWords = new Set(
  words(
    'in,on,at,with,and,or,of,the,a,an,to,from,by,for,wearing,sitting,standing,smiling,who,but,near,under,as,like,is,was,im,am,an,auf,mit,und,oder,in,von,beim,bei,die,der,das,den,dem,ist,war,zu,en,con,y,o,de,del,la,el,al,un,una,que,su,por,para,sin,sur,dans,avec,et,ou,du,des,le,les,au,aux,chez,une,qui,sans,em,no,na,com,e,ou,do,da,um,uma,ao,os,as,style,day,hair,eyes,s',
  ),
);

const famous = entriesOf(famousPeople);
const clear = new Set(givenNames.map(normalise));
const withCapital = new Set([...givenNames, ...namesOfThings].map(normalise));
const nonPersons = entriesOf(noPersons);
const places = new Set(placeWords.map(normalise));
/** Words that identify German, in which every noun has a capital. */
const germanSigns = new Set(
  words('der,die,das,und,mit,im,am,auf,ein,eine,einem,einer,ist,du,als,wie,dem,den,beim,vor,von'),
);

/** Checks whether a real person is named: a famous one, or any person that the picture should resemble. */
export const findsRealName: NameFinder = (sentences, own) => {
  const ownWords = new Set(own.flatMap((name) => normalise(name).split(/[^\p{L}]+/u)));
  const isGerman = sentences.some((sentence) => sentence.some(({ word }) => germanSigns.has(word)));
  return sentences.some((sentence) => {
    const hasNameCapitals = hasCapitalsForNames(sentence);
    return sentence.some(
      (_, at) =>
        namesFamous(sentence, at, ownWords) ||
        namesAfterCue(sentence, at, { ownWords, isGerman, hasNameCapitals }) ||
        (hasNameCapitals && namesAnybody(sentence, at, { ownWords, isGerman })),
    );
  });
};

function namesFamous(sentence: Sentence, at: number, ownWords: ReadonlySet<string>): boolean {
  const length = matchOf(famous, sentence, at);
  if (length === 0 || isOwn(sentence.slice(at, at + length), ownWords)) return false;
  return !isWork(sentence, at, at + length);
}

/** Checks whether a name stands for a song, a shirt or a book, so that the person is not in the picture. */
function isWork(sentence: Sentence, from: number, to: number): boolean {
  const next = sentence[to];
  if (next && !next.opensClause && (afterWorks.has(next.word) || places.has(next.word)))
    return true;
  if (next?.word === 's' && afterWorks.has(sentence[to + 1]?.word ?? '')) return true;
  const [second, first] = [sentence[from - 1]?.word ?? '', sentence[from - 2]?.word ?? ''];
  if (
    /^(?:de|du|da|do|von|d|by|del|of|to|a)$/.test(second) &&
    (ofWorks.has(first) || beforeWorks.has(first))
  )
    return true;
  return beforeWorks.has(second) && !/^(?:de|von|por|par)$/.test(second);
}

interface Reading {
  ownWords: ReadonlySet<string>;
  isGerman: boolean;
  hasNameCapitals: boolean;
}

function namesAfterCue(sentence: Sentence, at: number, reading: Reading): boolean {
  const strong = matchOf(strongCues, sentence, at);
  const length = strong || matchOf(weakCues, sentence, at);
  if (length === 0) return false;
  let from = at + length;
  while (between.has(sentence[from]?.word ?? '') && from < at + length + 3) from += 1;
  const [given, family] = [sentence[from], sentence[from + 1]];
  if (!given || !family || family.opensClause) return false;
  if (functionWords.has(family.word) || functionWords.has(given.word)) return false;
  if (isOwn([given, family], reading.ownWords) || matchOf(nonPersons, sentence, from) > 0)
    return false;
  if (places.has(family.word) || !/^\p{L}+$/u.test(family.word)) return false;
  const haveCapitals = given.capital && family.capital && reading.hasNameCapitals;
  if (clear.has(given.word)) return haveCapitals || strong > 0;
  if (!haveCapitals) return false;
  return withCapital.has(given.word) || (!reading.isGerman && sentence[at]?.word !== 'en');
}

/**
 * Checks for a common given name and a family name, both with a capital, used for a person in the picture.
 */
function namesAnybody(
  sentence: Sentence,
  at: number,
  { ownWords, isGerman }: Omit<Reading, 'hasNameCapitals'>,
): boolean {
  const [given, family, next] = sentence.slice(at, at + 3);
  if (!given?.capital || !family?.capital || family.opensClause) return false;
  if (!clear.has(given.word) || functionWords.has(family.word)) return false;
  if (isOwn([given, family], ownWords) || matchOf(nonPersons, sentence, at) > 0) return false;
  if (places.has(family.word) || (next && !next.opensClause && places.has(next.word))) return false;
  if (
    isWork(sentence, at, at + 2) ||
    /^(?:in|at|to|near|en|em|à|a|nach|von|de|santa|san)$/.test(sentence[at - 1]?.word ?? '')
  )
    return false;
  return (
    !isGerman ||
    at === 0 ||
    /^(?:mit|foto|bild|frau|herr|nachbarin|chefin)$/.test(sentence[at - 1]?.word ?? '')
  );
}

/** Checks whether capitals are significant; they are not if almost every word has one. */
function hasCapitalsForNames(sentence: Sentence): boolean {
  const long = sentence.filter(({ word }) => /^\p{L}{3,}$/u.test(word));
  const capitals = long.filter(({ capital }) => capital).length;
  return long.length <= 3 || capitals < long.length * 0.8;
}

const isOwn = (tokens: readonly Token[], ownWords: ReadonlySet<string>): boolean =>
  tokens.some(({ word }) => ownWords.has(word));

/** Returns the number of tokens of the longest entry at this position; 0 if there is none. */
function matchOf(entries: Entries, sentence: Sentence, at: number): number {
  const found = entries.get(sentence[at]?.word ?? '') ?? [];
  const lengths = found
    .filter((entry) => entry.every((word, index) => sentence[at + index]?.word === word))
    .map(({ length }) => length);
  return Math.max(0, ...lengths);
}

function entriesOf(names: readonly string[]): Entries {
  const entries = new Map<string, string[][]>();
  for (const name of names) {
    const parts = normalise(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    const [first] = parts;
    if (first !== undefined) entries.set(first, [...(entries.get(first) ?? []), parts]);
  }
  return entries;
}

function words(list: string): string[] {
  return list.split(',').map(normalise);
}

function phrases(list: string): Entries {
  return entriesOf(list.split(','));
}
